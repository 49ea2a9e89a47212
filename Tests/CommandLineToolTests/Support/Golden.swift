import Testing

@testable import CommandLineTool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Compares text with a file that was read and found right once.
///
/// The files are in `Tests/CommandLineToolTests/.golden`, hidden so that the package manager doesn't take them for resources.
/// `DAYBOOK_REWRITE_GOLDEN=1 swift test` writes them anew; read the difference before it is committed.
enum Golden {
    private static let folder = "\(#filePath)".split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/.golden"

    static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let path = "\(folder)/\(name)"
        if EnvironmentVariables.process.nonEmpty("DAYBOOK_REWRITE_GOLDEN") != nil {
            mkdir(folder, 0o755)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            let output = OutputBuffer(.descriptor(descriptor))
            output.write(text)
            output.flush()
            close(descriptor)
        }
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        let expected = (try? InputReader(descriptor: descriptor).readAll()).map { String(decoding: $0, as: UTF8.self) }
        #expect(text == expected, "\(name) differs; DAYBOOK_REWRITE_GOLDEN=1 rewrites it", sourceLocation: sourceLocation)
    }
}
