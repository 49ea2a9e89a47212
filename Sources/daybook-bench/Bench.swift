#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs one story and prints its figures, a `name value` pair a line; scripts/bench sets them beside those of the yardsticks.
enum Bench {
    private static let stories = [
        MakeStory.story,
        CheckStory.story,
        MonthStory.story,
        CountsStory.story,
        AddStory.story,
        BulkStory.story,
        SearchStory.story,
        ShowStory.story,
    ]

    static func main() {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            guard let story = stories.first(where: { $0.name == arguments.first }) else { throw BenchError.usage(usage) }
            let values = Array(arguments.dropFirst())
            guard values.count == story.parameters.count else { throw BenchError.usage("usage: \(story.usage)") }
            try story.run(StoryArguments(values))
        } catch {
            let text = "daybook-bench: \(error)\n"
            _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }

    private static var usage: String {
        "usage:\n" + stories.map { "  \($0.usage)\n      \($0.summary)" }.joined(separator: "\n")
    }
}
