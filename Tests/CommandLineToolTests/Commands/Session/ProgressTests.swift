import Testing

@testable import CommandLineTool

struct ProgressTests {
    @Test("Long work is told of on a terminal, now and then, and the line goes away")
    func progress() {
        for (isTerminal, isQuiet, expected) in [
            (true, false, "\r10000 events …\r20000 events …\r\u{1B}[K"), (true, true, ""), (false, false, ""),
        ] {
            let errors = OutputBuffer(.memory, isTerminal: isTerminal)
            let progress = Progress(on: errors, isQuiet: isQuiet)
            for count in 1...25_000 { progress.tell(count, "events") }
            progress.end()
            progress.end()
            #expect(errors.text == expected)
        }
        let short = OutputBuffer(.memory, isTerminal: true)
        let progress = Progress(on: short, isQuiet: false)
        progress.tell(1, "event")
        progress.end()
        #expect(short.text == "")
    }
}
