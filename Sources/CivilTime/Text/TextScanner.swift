/// Reads fixed forms of text byte by byte, from the front, without making substrings.
struct TextScanner {
    private let bytes: String.UTF8View
    private var position: String.UTF8View.Index

    init(_ text: String) {
        bytes = text.utf8
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Steps over one byte; there must be one.
    mutating func step() { position = bytes.index(after: position) }

    /// Steps over one character, if it is the next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        step()
        return true
    }

    /// Steps over a word, if it is next.
    mutating func skip(word: StaticString) -> Bool {
        var end = position
        for offset in 0..<word.utf8CodeUnitCount {
            guard end < bytes.endIndex, bytes[end] == word.utf8Start[offset] else { return false }
            end = bytes.index(after: end)
        }
        position = end
        return true
    }

    /// Exactly so many digits, few enough for an `Int`.
    mutating func digits(_ count: Int) -> Int? {
        var value = 0
        var end = position
        for _ in 0..<count {
            guard end < bytes.endIndex, 0x30...0x39 ~= bytes[end] else { return nil }
            value = value &* 10 &+ Int(bytes[end] &- 0x30)
            end = bytes.index(after: end)
        }
        position = end
        return value
    }

    /// One digit or more; nil without a digit or where the number is larger than an `Int`.
    mutating func number() -> Int? {
        guard var value = digits(1) else { return nil }
        while let digit = digits(1) {
            let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = product.addingReportingOverflow(digit)
            if tooLarge || overflow { return nil }
            value = sum
        }
        return value
    }

    /// `2026-12-01`, or `10000-01-01` for the end of time.
    mutating func date() -> CivilDate? {
        if skip(word: "10000-01-01") { return .endOfTime }
        guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// `12:30` or `12:30:00`.
    mutating func time() -> WallTime? {
        guard let hour = digits(2), skip(":"), let minute = digits(2) else { return nil }
        guard skip(":") else { return WallTime(hour: hour, minute: minute) }
        guard let second = digits(2) else { return nil }
        return WallTime(hour: hour, minute: minute, second: second)
    }

    /// `2026-12-01T12:30:00` or `2026-12-01T12:30`.
    mutating func dateTime() -> LocalDateTime? {
        guard let date = date(), skip("T"), let time = time() else { return nil }
        return LocalDateTime(date, time)
    }

    /// Steps over `.000`; false if there is a fraction that is not zero or has no digits.
    mutating func skipZeroFraction() -> Bool {
        guard skip(".") else { return true }
        guard skip("0") else { return false }
        while skip("0") {}
        return next.map { !(0x30...0x39 ~= $0) } ?? true
    }

    /// `Z`, `+01:00`, `-0330` or `+01:00:30`, in seconds east of UTC.
    mutating func utcOffset() -> Int? {
        if skip("Z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hour = digits(2), hour <= 25 else { return nil }
        let hasColon = skip(":")
        guard let minute = digits(2), minute <= 59 else { return nil }
        var seconds = hour * 3600 + minute * 60
        if hasColon, skip(":") {
            guard let second = digits(2), second <= 59 else { return nil }
            seconds += second
        }
        return isWest ? -seconds : seconds
    }
}
