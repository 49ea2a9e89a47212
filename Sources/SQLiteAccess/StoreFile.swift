import CSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file on disk, apart from what SQLite does with it.
struct StoreFile {
    let path: String

    /// The folder of the file, "." where the path names none.
    var folder: String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    var log: StoreFile { StoreFile(path: path + "-wal") }

    /// Makes the file, empty and for its owner alone, and the folders it needs. Another process may do so at the same time.
    func createIfMissing() throws {
        try StoreFile.makeFolder(folder)
        var descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        // A link to a file that is not there yet.
        if descriptor < 0, errno == EEXIST, size == nil { descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) }
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw creationError(errno)
        }
    }

    /// Refuses what is neither a file nor a folder: a pipe would be waited for without end, a device read without end.
    func checkKind() throws {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let kind = status.st_mode & S_IFMT
        if kind != S_IFREG && kind != S_IFDIR { throw error(ESPIPE) }
    }

    /// Whether the path is longer than SQLite opens, which counts from the root with "-journal" at the end, and names no reason.
    var isTooLong: Bool {
        var length = path.utf8.count
        if !path.hasPrefix("/"), let current = getcwd(nil, 0) {
            length += strlen(current) + 1
            free(current)
        }
        return length > 504
    }

    /// Makes the file, which must be new.
    func createNew() throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw error(errno) }
        close(descriptor)
    }

    /// Waits until the file and its entry in the folder are on the disk.
    func synchronize() throws {
        for name in [path, folder] {
            let descriptor = open(name, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw error(errno) }
            defer { close(descriptor) }
            guard fsync(descriptor) == 0 else { throw error(errno, code: SQLITE_IOERR) }
        }
    }

    /// The size in bytes; nil where there is no such file.
    var size: Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    var isWritable: Bool { StoreFile.isAccessible(path) }
    var isFolderWritable: Bool { StoreFile.isAccessible(folder) }

    func error(_ number: Int32, code: Int32 = SQLITE_CANTOPEN) -> SQLiteError {
        if number == ENOSPC || number == EDQUOT { return SQLiteError(extendedCode: SQLITE_FULL, message: "", path: path) }
        if number == EROFS { return SQLiteError(extendedCode: daybookReadOnlyDirectory, message: "", path: path) }
        return SQLiteError(
            extendedCode: code, message: strerror(number).map { String(cString: $0) } ?? "", path: path, systemError: number)
    }

    /// The error of a file or folder that can't be made.
    private func creationError(_ number: Int32) -> SQLiteError {
        number == EACCES && !isFolderWritable ? error(EROFS) : error(number)
    }

    /// Makes a folder and those above it, each for its owner alone; folders that are there stay as they are.
    static func makeFolder(_ folder: String) throws {
        if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        let file = StoreFile(path: folder)
        guard errno == ENOENT, file.folder != folder else { throw file.creationError(errno) }
        try makeFolder(file.folder)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw file.creationError(errno) }
    }

    /// Asks for the ids that open files, which `access` does not.
    private static func isAccessible(_ path: String) -> Bool {
        faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
    }
}
