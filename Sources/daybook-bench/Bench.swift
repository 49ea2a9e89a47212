import DaybookStore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs one story and prints its figures, a `name value` pair a line; scripts/bench sets them beside the yardsticks.
enum Bench {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            let text = "daybook-bench: \(error)\n"
            _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        guard let story = arguments.first else { throw BenchError.usage }
        let rest = Array(arguments.dropFirst())
        switch story {
        case "make": try Stories.make(rest)
        case "month": try Stories.month(rest)
        case "counts": try Stories.counts(rest)
        case "add": try Stories.add(rest)
        case "bulk": try Stories.bulk(rest)
        default: throw BenchError.usage
        }
    }
}

enum BenchError: Error, CustomStringConvertible {
    case usage
    case wrongAnswer(String)

    var description: String {
        switch self {
        case .usage:
            """
            usage: daybook-bench make STORE EVENTS            a store of made events
                   daybook-bench month STORE FROM BEFORE N    occurrences of some days, warm, N times
                   daybook-bench counts STORE FROM BEFORE N   day counts of some days, warm, N times
                   daybook-bench add STORE N                  N durable adds of one event
                   daybook-bench bulk STORE EVENTS            one transaction of many adds, searched words too
            """
        case .wrongAnswer(let what): "the answer is wrong: \(what)"
        }
    }
}
