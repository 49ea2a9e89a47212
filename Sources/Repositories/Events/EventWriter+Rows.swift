import CalendarModel
import CivilTime
import SQLiteAccess

extension EventWriter {
    /// Binds the columns of an event in the order that the insert and the update share.
    func bind(_ event: Event, _ revision: Int64, to statement: Statement) throws {
        guard let calendar = event.calendarID else { throw RepositoryError.calendarNotFound("") }
        try statement.bind(calendar.rawValue, at: 1)
        try statement.bind(event.uid, at: 2)
        try statement.bind(event.title, at: 3)
        try statement.bind(EventKind(event.start).rawValue, at: 4)
        try statement.bind(event.start.storedValue, at: 5)
        if let zone = event.start.zoneID { try statement.bind(zoneRows.row(of: zone), at: 6) }
        switch event.end {
        case .at(let end):
            try statement.bind(end.storedValue, at: 7)
            if let zone = end.zoneID, zone != event.start.zoneID { try statement.bind(zoneRows.row(of: zone), at: 8) }
        case .after(let duration):
            try statement.bind(duration.description, at: 9)
        case .implied:
            break
        }
        try statement.bind(event.status.rawValue, at: 10)
        try statement.bind(event.availability.rawValue, at: 11)
        try statement.bind(event.privacy.rawValue, at: 12)
        try statement.bind(event.priority, at: 13)
        try statement.bind(event.location, at: 14)
        try statement.bind(event.notes, at: 15)
        try statement.bind(event.url, at: 16)
        if !event.categories.isEmpty { try statement.bind(JSONText.array(event.categories), at: 17) }
        try statement.bind(event.color, at: 18)
        try statement.bind(event.created.secondsSinceEpoch, at: 19)
        try statement.bind(event.updated.secondsSinceEpoch, at: 20)
        try statement.bind(event.sequence, at: 21)
        try statement.bind(revision, at: 22)
    }
}

extension EventTime {
    /// The wall value that is stored: days for a date, else seconds.
    fileprivate var storedValue: Int64 {
        if case .date(let date) = self { Int64(date.dayNumber) } else { localDateTime.localSeconds }
    }
}
