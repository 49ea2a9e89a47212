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

    /// Puts everything back as it was before the set, the newest change first. The report tells of each item once, as it stands then.
    func run() throws -> UndoReport {
        var report = UndoReport()
        var events = TouchedEvents()
        try access.reading.history.forEachChange(ofSet: set) { change in
            switch change.kind {
            case .event: try takeBackEvent(change, &events)
            case .calendar: try takeBackCalendar(change, &report)
            case .setting:
                try access.setSetting(change.item, to: change.replaced)
                if !report.settings.contains(change.item) { report.settings.append(change.item) }
            }
        }
        for id in events.order {
            if let event = try access.events.event(withID: id) {
                report.restored.append(event)
            } else if let old = events.before[id] {
                report.removed.append(old)
            }
        }
        try access.log.finishUndo()
        return report
    }

    /// The events that the undo has changed, in this order, and how those that there were stood before it.
    private struct TouchedEvents {
        var order: [Event.ID] = []
        var seen: Set<Event.ID> = []
        var before: [Event.ID: Event] = [:]

        mutating func note(_ id: Event.ID, _ event: Event?) {
            guard seen.insert(id).inserted else { return }
            order.append(id)
            before[id] = event
        }
    }

    private func takeBackEvent(_ change: Change, _ events: inout TouchedEvents) throws {
        guard let number = Int64(change.item) else { throw RepositoryError.corruptRow(table: "change", id: change.sequence) }
        let id = Event.ID(rawValue: number)
        let event = try access.events.event(withID: id)
        events.note(id, event)
        if let replaced = change.replaced {
            try access.eventWriter.restore(replaced, id)
        } else if let event {
            try access.eventWriter.delete(event)
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
        if !report.calendars.contains(id) { report.calendars.append(id) }
    }
}
