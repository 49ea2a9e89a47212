/// Tells how far long work is, in one line of a terminal that is written over and goes away at the end.
final class Progress {
    private static let step = 10_000

    private let output: OutputBuffer?
    private var isShown = false

    init(on errors: OutputBuffer, isQuiet: Bool) {
        output = errors.isTerminal && !isQuiet ? errors : nil
    }

    deinit { end() }

    /// Shows a count now and then.
    func tell(_ count: Int, _ what: String) {
        guard let output, count % Self.step == 0 else { return }
        isShown = true
        output.write("\r\(count) \(what) …")
        output.flush()
    }

    /// Takes the line away.
    func end() {
        guard isShown, let output else { return }
        isShown = false
        output.write("\r\u{1B}[K")
        output.flush()
    }
}
