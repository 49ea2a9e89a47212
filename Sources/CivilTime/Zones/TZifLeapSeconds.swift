/// The leap seconds that a `right/` file counts in its times; they are taken out, since instants are POSIX time.
struct TZifLeapSeconds {
    private var occurrences: [Int64] = []
    private var corrections: [Int64] = []

    init(_ reader: inout TZifReader, _ header: TZifHeader, timeSize: Int) throws(TZifFault) {
        for _ in 0..<header.leapCount {
            let occurrence = try reader.time(timeSize)
            guard occurrences.last.map({ $0 < occurrence }) ?? true else { throw TZifFault("its leap seconds are not in order") }
            occurrences.append(occurrence)
            corrections.append(Int64(try reader.int32()))
        }
    }

    /// Times without the leap seconds before them. They keep their order, also where the corrections of a faulty file would not.
    func posixTimes(_ times: [Int64]) -> [Int64] {
        if occurrences.isEmpty { return times }
        var results: [Int64] = []
        results.reserveCapacity(times.count)
        var next = 0
        for time in times {
            while next < occurrences.count, occurrences[next] <= time { next += 1 }
            let correction = next == 0 ? 0 : corrections[next - 1]
            let (difference, overflow) = time.subtractingReportingOverflow(correction)
            results.append(max(overflow ? time : difference, results.last ?? .min))
        }
        return results
    }
}
