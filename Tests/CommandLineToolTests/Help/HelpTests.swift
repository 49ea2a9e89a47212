import Testing

@testable import CommandLineTool

struct HelpTests {
    @Test("look")
    func look() {
        for line in [["--help"], ["add", "--help"], ["calendars", "-h"], ["help"], ["list", "-h"]] {
            let r = Run(line); print(r.output + r.errors + "-----")
        }
    }
}
