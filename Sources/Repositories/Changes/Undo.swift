import CalendarModel
import SQLiteAccess

/// Takes back the newest set of changes that stands. Taking back is a change too, so nothing is ever lost from the history.
struct Undo {
    private let access: WriteAccess
    private let set: Int64

    init(_ access: WriteAccess, set: Int64) {
        self.access = access
        self.set = set
    }

    /// Puts everything back as it was before the set, the newest change first.
    func run() throws -> UndoReport {
        var report = UndoReport()
        try access.reading.history.forEachChange(ofSet: set) { change in
            switch change.kind {
            case .event: try takeBackEvent(change, &report)
            case .calendar: try takeBackCalendar(change, &report)
            case .setting:
                try access.setSetting(change.item, to: change.replaced)
                report.settings.append(change.item)
            }
        }
        return report
    }

    private func takeBackEvent(_ change: Change, _ report: inout UndoReport) throws {
        guard let number = Int64(change.item) else { throw RepositoryError.corruptRow(table: "change", id: change.sequence) }
        let id = Event.ID(rawValue: number)
        if let replaced = change.replaced {
            try access.eventWriter.restore(replaced, id)
            if let event = try access.events.event(withID: id) { report.restored.append(event) }
        } else if let event = try access.events.event(withID: id) {
            try access.eventWriter.delete(event)
            report.removed.append(event)
        }
    }

    private func takeBackCalendar(_ change: Change, _ report: inout UndoReport) throws {
        guard let number = Int64(change.item) else { throw RepositoryError.corruptRow(table: "change", id: change.sequence) }
        let id = EventCalendar.ID(rawValue: number)
        if let replaced = change.replaced {
            try access.calendarWriter.restore(replaced, id)
        } else {
            try access.calendarWriter.delete(id)
        }
        report.calendars.append(id)
    }
}
