import CalendarModel
import CivilTime
import Repositories

/// Answers questions about time on one snapshot of the store, for a viewer in a zone.
package struct EventQuery {
    let access: ReadAccess
    let zone: Zone

    package init(_ access: ReadAccess, viewer zone: Zone) {
        self.access = access
        self.zone = zone
    }

    /// Nil for an empty range.
    func stream(_ range: QueryRange, _ filter: OccurrenceFilter) throws -> SpanStream? {
        guard let window = ViewWindow(range, in: zone) else { return nil }
        return SpanStream(access: access, window: window, filter: try SpanFilter(filter, access))
    }
}
