/// The texts of a line of a listing as UTF-8 bytes, lent for one call.
struct ListedTexts {
    let id: UnsafeBufferPointer<UInt8>
    let title: UnsafeBufferPointer<UInt8>
    let calendar: UnsafeBufferPointer<UInt8>
    /// The index of the calendar's colour in the terminal's palette.
    let color: UInt8?
}
