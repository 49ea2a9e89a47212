/// Events as lines of JSON, for `add --from-jsonl`.
enum BulkLines {
    static func make(_ count: Int) -> String {
        var text = ""
        for number in 0..<count {
            let hour = 10 + number % 10
            text += #"{"title":"Bulk \#(number)","start":"2026-12-01T\#(hour):00:00","notes":"note \#(number) of many"}"# + "\n"
        }
        return text
    }
}
