import Foundation

/// A process that a test has started, in a process group of its own. What it writes goes to files, so that it never waits for a reader.
final class Child {
    private let id: pid_t
    private let files: TestFolder
    private var end: Answer.End?

    /// Starts a program; `input` is its standard input, empty if there is none.
    init(_ program: String, _ arguments: [String], environment: [String: String], input: String? = nil) throws {
        files = try TestFolder()
        try files.write(input ?? "", to: "input")
        var actions = SpawnActions()
        actions.open(files.file("input"), as: STDIN_FILENO, O_RDONLY)
        actions.open(files.file("output"), as: STDOUT_FILENO, O_WRONLY | O_CREAT | O_TRUNC)
        actions.open(files.file("errors"), as: STDERR_FILENO, O_WRONLY | O_CREAT | O_TRUNC)
        id = try actions.spawn(program, arguments, environment: environment.map { "\($0)=\($1)" })
    }

    deinit { stop(SIGKILL) }

    /// Whether it is still running.
    var isRunning: Bool {
        if end != nil { return false }
        var status: Int32 = 0
        var result = waitpid(id, &status, WNOHANG)
        while result < 0, errno == EINTR { result = waitpid(id, &status, WNOHANG) }
        guard result == id else { return result == 0 }
        let signal = status & 0x7f
        end = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
        return false
    }

    /// Ends it and what it has started, and waits until it has gone.
    func stop(_ signal: Int32) {
        guard isRunning else { return }
        kill(-id, signal)
        let deadline = Date().addingTimeInterval(20)
        while isRunning, Date() < deadline { usleep(300) }
    }

    /// Waits for its end, at most so many seconds.
    func wait(seconds: Double = 60) -> Answer {
        let deadline = Date().addingTimeInterval(seconds)
        var nap: UInt32 = 200
        while isRunning {
            if Date() > deadline {
                stop(SIGKILL)
                end = .timeout
                break
            }
            usleep(nap)
            nap = min(nap + 100, 3000)
        }
        return Answer(end: end ?? .timeout, output: files.text("output"), errors: files.text("errors"))
    }
}
