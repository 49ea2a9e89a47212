/// Why a story has no figures.
enum BenchError: Error, CustomStringConvertible {
    case usage(String)
    case badArgument(String)
    case wrongAnswer(String)

    var description: String {
        switch self {
        case .usage(let text): text
        case .badArgument(let text): "'\(text)' is no such argument"
        case .wrongAnswer(let what): "the answer is wrong: \(what)"
        }
    }
}
