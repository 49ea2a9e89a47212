#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of its own for one test, removed when the test ends.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/daybook-test-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress, let made = mkdtemp(start) else { fatalError("no temporary folder") }
            return String(cString: made)
        }
    }

    deinit {
        TemporaryFolder.remove(path)
    }

    func file(_ name: String = "store.sqlite") -> String { path + "/" + name }

    /// The names in the folder, sorted.
    var names: [String] { TemporaryFolder.names(in: path).sorted() }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    private static func remove(_ path: String) {
        chmod(path, 0o700)
        for name in names(in: path) {
            let child = path + "/" + name
            if unlink(child) != 0 { remove(child) }
        }
        rmdir(path)
    }
}
