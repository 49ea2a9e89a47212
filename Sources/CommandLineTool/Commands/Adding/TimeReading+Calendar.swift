import DaybookStore

extension TimeReading {
    /// Reads times in the zone of a calendar where it has one, else in the viewer's.
    init(_ session: Session, _ snapshot: Snapshot, calendar: EventCalendar?, isFloating: Bool) throws {
        self.init(
            session: session, snapshot: snapshot,
            zone: try calendar?.timeZone.map { try session.zones.zone(for: $0) } ?? session.zone,
            zoneOwner: "the zone of the calendar '\(calendar?.title ?? "")'", isFloating: isFloating)
    }
}
