import Foundation

/// A folder of its own for one test, removed when the test ends.
final class TestFolder {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "daybook-program-XXXXXX").utf8CString)
        guard let made = template.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) }) else {
            throw CocoaError(.fileWriteUnknown)
        }
        path = String(cString: made)
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    }

    func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
    }

    /// The text of a file; empty when it can't be read.
    func text(_ name: String) -> String {
        String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: file(name)))) ?? Data(), as: UTF8.self)
    }

    func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: file(name), toPath: file(other))
    }

    func remove(_ name: String) { unlink(file(name)) }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
    }

    func has(_ name: String) -> Bool { TestFolder.exists(file(name)) }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The permission bits of a file, such as 0o600.
    func permissions(_ name: String) -> UInt32? {
        var status = stat()
        return stat(file(name), &status) == 0 ? UInt32(status.st_mode & 0o7777) : nil
    }
}
