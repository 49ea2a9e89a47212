import CivilTime

/// What one day of a page shows: its first occurrences and how many there are in all.
public struct DayBucket: Hashable, Sendable {
    /// The part of an occurrence that lies on the day.
    public struct Part: Hashable, Sendable {
        public var occurrence: Occurrence
        /// It began on an earlier day.
        public var continuesBefore: Bool
        /// It goes on into a later day.
        public var continuesAfter: Bool

        public init(occurrence: Occurrence, continuesBefore: Bool, continuesAfter: Bool) {
            self.occurrence = occurrence
            self.continuesBefore = continuesBefore
            self.continuesAfter = continuesAfter
        }
    }

    public var day: CivilDate
    /// The first parts in the stable order, at most as many as were asked for.
    public var parts: [Part]
    /// How many occurrences the day has, shown or not.
    public var total: Int

    public init(day: CivilDate, parts: [Part] = [], total: Int = 0) {
        self.day = day
        self.parts = parts
        self.total = total
    }
}
