#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Input, output and errors of the process, when whoever started it had closed some of them.
enum StandardDescriptors {
    /// Puts something in the place of each descriptor from 0 to 2 that is closed, so that no file of ours gets its number: text for
    /// standard error must never end up in a store.
    ///
    /// What is put there refuses to be used: lost input or output is an error as before.
    static func fill() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            // The lowest free number is the one that is taken; those below are open by now.
            if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
        }
    }
}
