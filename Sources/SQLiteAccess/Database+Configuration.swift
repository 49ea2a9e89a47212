extension Database {
    /// What may be done with the file.
    package enum Mode: Sendable {
        /// Read only; nothing about the file is changed.
        case readOnly
        /// Read and change; the file must be there.
        case readWrite
        /// Read and change; the file and its folders are made when they are missing.
        case readWriteCreate
    }

    /// How a database is opened.
    package struct Configuration: Sendable {
        package var mode: Mode
        /// How long a lock of another program is waited for, in milliseconds.
        package var busyTimeout: Int
        /// How many connections read at once; 0 reads and writes on one connection, which suits a program of one thread.
        package var maximumReaders: Int
        /// Called with each connection after it was opened, before anything else uses it.
        package var onOpen: (@Sendable (Connection) throws -> Void)?

        package init(
            mode: Mode = .readWriteCreate, busyTimeout: Int = 10_000, maximumReaders: Int = 4,
            onOpen: (@Sendable (Connection) throws -> Void)? = nil
        ) {
            self.mode = mode
            self.busyTimeout = busyTimeout
            self.maximumReaders = maximumReaders
            self.onOpen = onOpen
        }
    }
}
