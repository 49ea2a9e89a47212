/// A colour as a calendar or event has it: a CSS colour name or `#rgb`, `#rrggbb`.
struct CalendarColor: Sendable, Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// Nil when the text is no colour; letter case is ignored.
    init?(_ text: String) {
        let letters = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        if letters.first == 0x23 {
            let digits = letters.dropFirst().compactMap(Self.hexadecimal)
            switch (letters.count, digits.count) {
            case (4, 3): self.init(digits[0] * 17, digits[1] * 17, digits[2] * 17)
            case (7, 6): self.init(digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
            default: return nil
            }
            return
        }
        guard let value = CSSColorNames.value(of: letters) else { return nil }
        self.init(UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value))
    }

    private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private static func hexadecimal(_ letter: UInt8) -> UInt8? {
        switch letter {
        case 0x30...0x39: letter - 0x30
        case 0x61...0x66: letter - 0x57
        default: nil
        }
    }

    /// The nearest of a terminal's 256 colours: the cube of six levels a channel (16 to 231) and the greys (232 to 255); the first
    /// sixteen are left out, because every theme paints them differently.
    var terminalIndex: UInt8 {
        let cube = [red, green, blue].map { Self.nearestLevel(Int($0)) }
        let cubeDistance = distance(to: cube.map { Self.levels[$0] })
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(23, max(0, (mean - 3) / 10))
        let grey = 8 + 10 * step
        if distance(to: [grey, grey, grey]) < cubeDistance { return UInt8(232 + step) }
        return UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    private static func nearestLevel(_ value: Int) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
    }

    private func distance(to other: [Int]) -> Int {
        let differences = zip([red, green, blue], other).map { Int($0) - $1 }
        return differences.reduce(0) { $0 + $1 * $1 }
    }
}
