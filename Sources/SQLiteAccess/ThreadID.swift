#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which thread is running, to find what it has borrowed already.
struct ThreadID: Equatable, Sendable {
    private let value: UInt

    static var current: ThreadID {
        #if canImport(Darwin)
            ThreadID(value: UInt(bitPattern: pthread_self()))
        #else
            ThreadID(value: UInt(pthread_self()))
        #endif
    }
}
