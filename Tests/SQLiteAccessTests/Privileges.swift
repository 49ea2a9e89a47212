#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs a closure as somebody whom permissions bind: root is let through everywhere.
///
/// On Linux a thread of its own takes the file rights of "nobody"; one that is shared would pass them on to threads it starts.
func withoutPrivileges(_ body: @escaping @Sendable () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    #if canImport(Glibc)
        typealias SetFileSystemID = @convention(c) (UInt32) -> Int32
        guard let user = dlsym(nil, "setfsuid"), let group = dlsym(nil, "setfsgid") else { throw Stop() }
        let setUser = unsafeBitCast(user, to: SetFileSystemID.self)
        let setGroup = unsafeBitCast(group, to: SetFileSystemID.self)
        try inParallel(1) { _ in
            _ = setGroup(65534)
            _ = setUser(65534)
            try body()
        }
    #endif
}
