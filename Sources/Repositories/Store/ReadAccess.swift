import CalendarModel
import CivilTime
import SQLiteAccess

/// The repositories on one snapshot of the store; lent in a closure and good inside it only.
package struct ReadAccess {
    package let connection: Connection
    package let zones: ZoneTable
    package let generation: String
    /// Spans that replace those of the range index, where the rules of zones have changed and the store can't be written.
    package let overlay: SpanOverlay?

    package init(connection: Connection, zones: ZoneTable, generation: String, overlay: SpanOverlay? = nil) {
        self.connection = connection
        self.zones = zones
        self.generation = generation
        self.overlay = overlay
    }

    package var calendars: CalendarRepository { CalendarRepository(connection, zones) }
    package var events: EventRepository { EventRepository(connection, zones, generation: generation) }
    package var settings: SettingRepository { SettingRepository(connection) }
    package var text: EventTextIndex { EventTextIndex(connection) }
    package var history: ChangeHistory { ChangeHistory(connection) }

    /// The span of a stored event, worked out from its wall times; as it was last known where the database has lost its zone.
    package func spanRow(of event: Event) throws -> SpanRow {
        do {
            return try SpanRowMaker.reading(connection, zones).row(ofStored: event)
        } catch let error as ZoneError {
            guard let id = event.id, let row = try RangeIndex(connection).row(ofEvent: id.rawValue) else { throw error }
            return row
        }
    }

    /// Hands each span of a window to `body`; see `RangeIndex.forEach`.
    package func forEachSpan(
        _ selection: RangeIndex.Selection, in window: SpanWindow, _ body: (SpanRow, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        guard let overlay else { return try RangeIndex(connection).forEach(selection, in: window, body) }
        try RangeIndex(connection).forEach(selection, in: window) { row, title in
            if !overlay.replaces(row) { try body(row, title) }
        }
        try overlay.forEach(selection, in: window, body)
    }
}
