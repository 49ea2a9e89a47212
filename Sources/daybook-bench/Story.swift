/// One thing that people do with a store, with figures of what it costs.
struct Story: Sendable {
    let name: String
    let parameters: [String]
    let summary: String
    let run: @Sendable (StoryArguments) throws -> Void

    var usage: String { (["daybook-bench", name] + parameters).joined(separator: " ") }
}
