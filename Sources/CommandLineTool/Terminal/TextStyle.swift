/// How a piece of text is set off on a terminal.
enum TextStyle: Sendable, Equatable {
    case bold, dim, underlined, struck, red, green, yellow
    /// One of the 256 colours of `TerminalPalette`.
    case color(UInt8)
}

extension OutputBuffer {
    /// Writes something in a style; plainly where there is no colour.
    @inline(__always)
    func styled(_ style: TextStyle, _ body: () -> Void) {
        guard isColored else { return body() }
        begin(style)
        body()
        write("\u{1B}[0m")
    }

    func write(_ text: StaticString, _ style: TextStyle) {
        styled(style) { write(text) }
    }

    private func begin(_ style: TextStyle) {
        switch style {
        case .bold: write("\u{1B}[1m")
        case .dim: write("\u{1B}[2m")
        case .underlined: write("\u{1B}[4m")
        case .struck: write("\u{1B}[9m")
        case .red: write("\u{1B}[31m")
        case .green: write("\u{1B}[32m")
        case .yellow: write("\u{1B}[33m")
        case .color(let index):
            write("\u{1B}[38;5;")
            write(Int(index))
            write(byte: 0x6D)
        }
    }
}
