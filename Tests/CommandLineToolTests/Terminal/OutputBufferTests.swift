import Testing

@testable import CommandLineTool

struct OutputBufferTests {
    @Test("Numbers are exact", arguments: [0, 7, -7, 10, 99, 100, 12345, Int64.max, Int64.min])
    func numbers(number: Int64) {
        let output = OutputBuffer(.memory)
        output.write(number)
        #expect(output.text == "\(number)")
    }

    @Test(
        "Numbers are filled on the left",
        arguments: [
            (5, 2, "05"), (0, 3, "000"), (123, 2, "123"), (10000, 4, "10000"), (999, 4, "0999"), (99, 2, "99"), (1, 1, "1"),
        ])
    func filled(number: Int, width: Int, expected: String) {
        let output = OutputBuffer(.memory)
        output.write(number, width: width)
        #expect(output.text == expected)
    }

    @Test("What is written in pieces of any size arrives whole", arguments: 1..<5 as Range<UInt64>)
    func pieces(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for capacity in [64, 65, 100, 4096] {
            let output = OutputBuffer(.memory, capacity: capacity)
            var expected: [UInt8] = []
            for _ in 0..<300 {
                let bytes = (0..<Int.random(in: 0...150, using: &random)).map { _ in
                    UInt8.random(in: .min ... .max, using: &random)
                }
                switch Int.random(in: 0...3, using: &random) {
                case 0:
                    output.write(bytes)
                    expected += bytes
                case 1:
                    for byte in bytes.prefix(3) { output.write(byte: byte) }
                    expected += bytes.prefix(3)
                case 2:
                    output.write(Int64(bytes.count))
                    expected += Array("\(bytes.count)".utf8)
                default:
                    output.flush()
                }
            }
            #expect(output.bytes == expected, "seed \(seed), capacity \(capacity)")
        }
    }
}
