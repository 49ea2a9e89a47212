import Testing

@testable import CommandLineTool

struct ASCIIScanTests {
    @Test("Every byte is told apart at every place of a text of any length")
    func everyByte() {
        for count in 0...26 {
            for place in 0..<count {
                for byte in UInt8.min ... .max {
                    var bytes = [UInt8](repeating: 0x41, count: count)
                    bytes[place] = byte
                    let isPrintable = (0x20...0x7E).contains(byte)
                    bytes.withUnsafeBufferPointer {
                        if ASCIIScan.isPrintable($0) != isPrintable
                            || ASCIIScan.isPlainJSON($0) != (isPrintable && byte != 0x22 && byte != 0x5C)
                        {
                            Issue.record("byte \(byte) at \(place) of \(count)")
                        }
                    }
                }
            }
        }
        #expect(ASCIIScan.isPrintable(UnsafeBufferPointer(start: nil, count: 0)))
    }

    @Test("Random texts are judged as byte by byte", arguments: 1..<4 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Int.random(in: 0...30, using: &random) == 0
                    ? UInt8.random(in: .min ... .max, using: &random) : UInt8.random(in: 0x20...0x7E, using: &random)
            }
            let printable = bytes.allSatisfy { (0x20...0x7E).contains($0) }
            let plain = printable && bytes.allSatisfy { $0 != 0x22 && $0 != 0x5C }
            bytes.withUnsafeBufferPointer {
                #expect(ASCIIScan.isPrintable($0) == printable && ASCIIScan.isPlainJSON($0) == plain, "seed \(seed): \(bytes)")
            }
        }
    }
}
