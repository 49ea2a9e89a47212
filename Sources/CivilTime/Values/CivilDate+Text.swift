extension CivilDate: LosslessStringConvertible {
    /// Reads `2026-12-01`, nothing shorter or longer (and `10000-01-01`, as `endOfTime` is written); nil otherwise.
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        guard let date = scanner.date(), scanner.isAtEnd else { return nil }
        self = date
    }

    /// ISO 8601 text, `2026-12-01`.
    public var description: String {
        String(unsafeUninitializedCapacity: ISOText.shortCapacity) {
            ISOText.write(self, to: $0.baseAddress.unsafelyUnwrapped)
        }
    }
}
