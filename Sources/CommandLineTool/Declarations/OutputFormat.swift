/// The forms in which records are printed.
enum OutputFormat: String, Sendable, CaseIterable {
    case text, json, jsonl, csv, tsv
}
