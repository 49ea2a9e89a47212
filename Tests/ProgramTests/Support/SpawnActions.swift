import Foundation

/// What is done between the fork and the start of a program.
struct SpawnActions {
    struct Failure: Error {
        let program: String
        let code: Int32
    }

    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
    }

    mutating func open(_ path: String, as descriptor: Int32, _ flags: Int32) {
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }

    /// Starts the program as the leader of a process group, with the usual signals; gives back its number.
    mutating func spawn(_ program: String, _ arguments: [String], environment: [String]) throws -> pid_t {
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGPIPE, SIGXFSZ, SIGTERM, SIGINT] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
        var id: pid_t = 0
        let code = SpawnActions.withStrings([program] + arguments) { argv in
            SpawnActions.withStrings(environment) { posix_spawn(&id, program, &actions, &attributes, argv, $0) }
        }
        guard code == 0 else { throw Failure(program: program, code: code) }
        return id
    }

    private static func withStrings<R>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
        let pointers = texts.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
