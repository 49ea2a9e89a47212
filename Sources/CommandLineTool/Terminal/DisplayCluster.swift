/// What stands in one place of a line: some bytes of the text, how they are shown, and their columns.
struct DisplayCluster: Equatable {
    /// How the bytes are shown.
    enum Kind: Equatable {
        /// As they are.
        case plain
        /// As a visible escape such as `\u{1B}`: a control, a bidirectional control, or a byte that is no UTF-8.
        case escaped(UInt32)
        /// As `⏎`: a line or paragraph end inside a text.
        case lineEnd
        /// As one space: a tab.
        case space
    }

    let range: Range<Int>
    let kind: Kind
    let columns: Int
}
