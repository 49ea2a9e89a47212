#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the file system that zones need.
enum SystemFiles {
    /// Why a file could not be read: the `errno` of the call that failed.
    struct Failure: Error {
        var errorNumber: Int32

        /// There is no such file; a folder is no file either.
        var isMissing: Bool {
            [ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG].contains(errorNumber)
        }
    }

    enum Kind {
        case file, folder, other
    }

    /// Far above any zone file; a larger one is refused instead of filling memory.
    private static let maximumSize = 1 << 20

    /// A whole file: one open and, for a file of a usual size, one read.
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        // Without waiting: a named pipe in the place of a zone must not hang the program.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure(errorNumber: errno) }
        defer { _ = close(descriptor) }
        var bytes: [UInt8] = []
        var capacity = 8192
        while bytes.count < maximumSize {
            var failure: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let result = retryingWhenInterrupted { systemRead(descriptor, buffer.baseAddress, buffer.count) }
                failure = result < 0 ? errno : 0
                count = max(0, result)
            }
            if failure != 0 { throw Failure(errorNumber: failure) }
            bytes = bytes.isEmpty ? chunk : bytes + chunk
            // Less than asked for is the end of a file.
            if chunk.count < capacity { return bytes }
            capacity = 65_536
        }
        throw Failure(errorNumber: EFBIG)
    }

    /// What is at a path, links followed; nil if nothing is.
    static func kind(of path: String) -> Kind? {
        guard let status = status(of: path) else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return .other
        }
    }

    /// Device, inode, and time and size of a file or folder as text that changes when it is replaced; nil if it is not there.
    static func stamp(of path: String) -> String? {
        guard let status = status(of: path) else { return nil }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        return "\(status.st_dev):\(status.st_ino):\(modified.tv_sec).\(modified.tv_nsec):\(status.st_size)"
    }

    /// The names in a folder, without `.` and `..`, in no order; empty if it can't be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { _ = closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            // The name is read where it stands: the system gives fewer bytes than the type has.
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let name = String(cString: start)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Where a symbolic link leads, as it is written; nil if the path is not one.
    static func linkTarget(_ path: String) -> String? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = buffer.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map { max(0, readlink(path, $0, characters.count)) } ?? 0
            }
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// A path with all symbolic links followed; nil if it leads nowhere.
    static func resolvedPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A variable of this process.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private static func retryingWhenInterrupted(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, bytes, count)
        #elseif canImport(Glibc)
            Glibc.read(descriptor, bytes, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, bytes, count)
        #endif
    }
}
