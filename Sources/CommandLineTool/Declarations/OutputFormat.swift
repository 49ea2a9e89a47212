/// The forms in which records are printed.
enum OutputFormat: String, Sendable, CaseIterable {
    case text, json, jsonl, csv, tsv, ics

    /// What a command that prints records offers.
    static let records: [OutputFormat] = [.text, .json, .jsonl, .csv, .tsv]
}
