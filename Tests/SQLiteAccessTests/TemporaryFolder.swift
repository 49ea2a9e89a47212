#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of its own for one test, removed when the test ends.
final class TemporaryFolder: Sendable {
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

    func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        guard bytes.withUnsafeBytes({ fileWrite(descriptor, $0.baseAddress, $0.count) }) == bytes.count else { throw Stop() }
    }

    func read(_ name: String) -> [UInt8] {
        let descriptor = open(file(name), O_RDONLY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = bytes.withUnsafeMutableBytes { fileRead(descriptor, $0.baseAddress, $0.count) }
        return Array(bytes.prefix(max(count, 0)))
    }

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

// Inside the class its methods hide the system's calls of the same names.
private func fileRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, start, count)
}

private func fileWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
