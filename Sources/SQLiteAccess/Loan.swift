/// A connection that a closure has, and what is to be done when the closure ends.
@usableFromInline struct Loan {
    enum Ending {
        case giveBack
        case releaseSnapshot
        /// An outer closure of the same thread has the connection.
        case nothing
    }

    @usableFromInline let connection: Connection
    let ending: Ending
}
