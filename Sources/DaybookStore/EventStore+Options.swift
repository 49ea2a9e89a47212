import CivilTime

extension EventStore {
    /// How a store is opened.
    public struct Options: Sendable {
        /// Nothing is written, not even a file beside the store; needs no permission to write.
        public var isReadOnly: Bool
        /// How long to wait for others that write, in milliseconds.
        public var busyTimeout: Int
        /// The zone of whoever looks; nil means the system's.
        public var timeZone: Zone?
        /// Where the rules of zones come from.
        public var zones: ZoneDatabase
        /// Tells the present moment.
        public var clock: @Sendable () -> Instant

        /// The wait where none is named: 10 seconds.
        public static let standardBusyTimeout = 10_000

        public init(
            isReadOnly: Bool = false, busyTimeout: Int = standardBusyTimeout, timeZone: Zone? = nil,
            zones: ZoneDatabase = .system, clock: @escaping @Sendable () -> Instant = { .now() }
        ) {
            self.isReadOnly = isReadOnly
            self.busyTimeout = busyTimeout
            self.timeZone = timeZone
            self.zones = zones
            self.clock = clock
        }
    }
}
