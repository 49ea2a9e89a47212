import Testing

@testable import CommandLineTool

struct ColorTests {
    @Test(
        "The option is stronger than the environment, NO_COLOR than CLICOLOR_FORCE, and both than the terminal",
        arguments: [
            (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["TERM": "dumb"], false),
            (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
            (.auto, false, ["CLICOLOR_FORCE": "1"], true),
            (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, false, ["CLICOLOR_FORCE": ""], false),
            (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
            (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
            (.never, true, ["CLICOLOR_FORCE": "1"], false),
        ] as [(ColorChoice, Bool, [String: String], Bool)])
    func choice(choice: ColorChoice, terminal: Bool, variables: [String: String], expected: Bool) {
        #expect(choice.isColored(terminal: terminal, variables: EnvironmentVariables(variables)) == expected)
    }

    @Test(
        "A colour is found by its CSS name or its digits",
        arguments: [
            ("red", 196), ("RED", 196), ("#ff0000", 196), ("#F00", 196), ("black", 16), ("white", 231), ("#808080", 244),
            ("gray", 244),
            ("dodgerblue", 33), ("tomato", 203), ("rebeccapurple", 60), ("#5f87af", 67), ("#080808", 232), ("#eeeeee", 255),
        ] as [(String, UInt8)])
    func nearest(text: String, index: UInt8) {
        #expect(CalendarColor(text)?.terminalIndex == index)
    }

    @Test(
        "Anything else is no colour", arguments: ["", "#", "#12", "#12345", "#gggggg", "reddish", "rgb(1,2,3)", "#ff00000", "ﬀ"])
    func noColor(text: String) {
        #expect(CalendarColor(text) == nil)
    }
}
