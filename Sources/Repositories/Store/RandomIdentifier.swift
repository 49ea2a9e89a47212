/// Makes the generation of a store: 128 random bits, as 32 hexadecimal digits.
enum RandomIdentifier {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map(hexadecimal).joined()
    }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
