#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A new folder for one test, removed with what the test made in it.
final class TemporaryFolder {
    struct Failure: Error {
        var path: String
        var errorNumber: Int32
    }

    let path: String
    private var made: [String] = []

    init() throws {
        var template = Array("/tmp/civil-time-tests-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(path: "/tmp", errorNumber: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for name in made.reversed() { remove(path + "/" + name) }
        remove(path)
    }

    /// Writes a file and the folders that it needs, and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        try makeFolders(above: name)
        try TextFile.write(bytes, to: path + "/" + name)
        made.append(name)
        return path + "/" + name
    }

    /// Makes a symbolic link and returns its path.
    @discardableResult
    func link(_ name: String, to target: String) throws -> String {
        try makeFolders(above: name)
        guard symlink(target, path + "/" + name) == 0 else { throw Failure(path: name, errorNumber: errno) }
        made.append(name)
        return path + "/" + name
    }

    func makeFolder(_ name: String) throws {
        if made.contains(name) { return }
        guard mkdir(path + "/" + name, 0o700) == 0 else { throw Failure(path: name, errorNumber: errno) }
        made.append(name)
    }

    func makePipe(_ name: String) throws {
        guard mkfifo(path + "/" + name, 0o600) == 0 else { throw Failure(path: name, errorNumber: errno) }
        made.append(name)
    }

    private func makeFolders(above name: String) throws {
        var folder = ""
        for part in name.split(separator: "/").dropLast() {
            folder += (folder.isEmpty ? "" : "/") + part
            try makeFolder(folder)
        }
    }
}
