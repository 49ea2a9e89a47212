/// A set of output formats.
struct OutputFormats: OptionSet, Sendable {
    let rawValue: UInt8

    static let text = OutputFormats(.text)
    static let json = OutputFormats(.json)
    /// What a command that prints records offers.
    static let records = OutputFormats(rawValue: 0b01_1111)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(_ format: OutputFormat) {
        rawValue = 1 << format.bit
    }

    /// The names as `--format` takes them.
    var names: [String] { OutputFormat.allCases.filter { contains(OutputFormats($0)) }.map(\.rawValue) }
}

extension OutputFormat {
    fileprivate var bit: UInt8 {
        switch self {
        case .text: 0
        case .json: 1
        case .jsonl: 2
        case .csv: 3
        case .tsv: 4
        }
    }
}
