import CivilTime

/// A pattern of date and time, as `strftime` has it: `%H:%M`.
///
/// A dash after the percent sign leaves out leading zeros and spaces: `%-d`. A date has midnight as its time; `%z` and `%Z` are
/// empty where there is no zone.
struct TimePattern: Sendable {
    private enum Piece: Sendable {
        case literal([UInt8])
        case directive(UInt8, isPadded: Bool)
    }

    static let directives = "YymdejHIMSpaAbBVGuFTZz"
    /// For messages.
    static var directiveList: String { directives.map { "%\($0)" }.joined(separator: " ") }

    private var pieces: [Piece] = []
    private let names: TimeNames

    /// Makes a pattern of text; the error says what is wrong and at which character of the text, from 0.
    init(_ text: some StringProtocol, names: TimeNames = .english) throws(PatternError) {
        self.names = names
        var literal: [UInt8] = []
        var offset = 0
        var iterator = text.makeIterator()
        while let character = iterator.next() {
            defer { offset += 1 }
            guard character == "%" else {
                literal += Array(String(character).utf8)
                continue
            }
            let start = offset
            var next = iterator.next()
            offset += 1
            let isPadded = next != "-"
            if !isPadded {
                next = iterator.next()
                offset += 1
            }
            guard let letter = next else { throw PatternError(directive: isPadded ? "%" : "%-", offset: start) }
            if letter == "%", isPadded {
                literal.append(0x25)
                continue
            }
            guard Self.directives.contains(letter), let byte = letter.asciiValue else {
                throw PatternError(directive: (isPadded ? "%" : "%-") + String(letter), offset: start)
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = []
            pieces.append(.directive(byte, isPadded: isPadded))
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// What `init` refuses.
    struct PatternError: Error, Equatable {
        let directive: String
        let offset: Int
    }

    func write(_ time: FieldTime, to output: OutputBuffer) {
        let local = time.local
        for piece in pieces {
            switch piece {
            case .literal(let bytes): output.write(bytes)
            case .directive(let letter, let isPadded): write(letter, isPadded, time, local, output)
            }
        }
    }

    private func write(_ letter: UInt8, _ isPadded: Bool, _ time: FieldTime, _ local: LocalDateTime, _ output: OutputBuffer) {
        let date = local.date
        let (year, month, day) = date.components
        let clock = local.time
        let width = isPadded ? 2 : 1
        switch UnicodeScalar(letter) {
        case "Y": output.write(year, width: isPadded ? 4 : 1)
        case "y": output.write(year % 100, width: width)
        case "m": output.write(month, width: width)
        case "d": output.write(day, width: width)
        case "e": output.write(day, width: width, fill: 0x20)
        case "j": output.write(date.dayOfYear, width: isPadded ? 3 : 1)
        case "H": output.write(clock.hour, width: width)
        case "I": output.write((clock.hour + 11) % 12 + 1, width: width)
        case "M": output.write(clock.minute, width: width)
        case "S": output.write(clock.second, width: width)
        case "p": output.write(clock.hour < 12 ? "AM" : "PM")
        case "a": output.write(names.shortWeekday(date.weekday))
        case "A": output.write(names.weekday(date.weekday))
        case "b": output.write(names.shortMonth(month))
        case "B": output.write(names.month(month))
        case "V": output.write(WeekRule.iso.week(of: date).week, width: width)
        case "G": output.write(WeekRule.iso.week(of: date).year, width: isPadded ? 4 : 1)
        case "u": output.write(date.weekday.rawValue)
        case "F": output.write(date)
        case "T":
            output.write(clock.hour, width: 2)
            output.write(":")
            output.write(clock.minute, width: 2)
            output.write(":")
            output.write(clock.second, width: 2)
        case "z": writeOffset(time, output)
        default: writeZone(time, output)
        }
    }

    private func writeOffset(_ time: FieldTime, _ output: OutputBuffer) {
        switch time {
        case .date, .floating: break
        case .zoned(_, let offset, _): output.write(offset: offset, separator: false)
        case .instant: output.write(offset: 0, separator: false)
        }
    }

    private func writeZone(_ time: FieldTime, _ output: OutputBuffer) {
        switch time {
        case .date, .floating: break
        case .zoned(let local, let offset, let zone):
            output.write(zone.abbreviation(at: Instant(local.localSeconds - Int64(offset))))
        case .instant: output.write("UTC")
        }
    }
}
