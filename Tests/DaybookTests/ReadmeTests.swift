import Daybook
import Foundation
import Testing

@Suite("The README's code runs")
struct ReadmeTests {
    @Test("What the example does is what it says")
    func example() throws {
        let store = try TestStore(.file).store
        // README: begin
        // What a person said is what is stored: a wall time and a zone.
        let start = EventTime.zoned(LocalDateTime(CivilDate("2026-12-01")!, WallTime("12:30")!), ZoneID("Europe/Berlin"))
        let lunch = try store.save(Event(title: "Team lunch", start: start, end: .after(.hours(1))))

        // The visible dates of a month page, in the viewer's zone.
        let days = CivilDate("2026-11-30")!..<CivilDate("2027-01-04")!
        let counts = try store.dayCounts(on: days)
        for bucket in try store.dayBuckets(on: days, limit: 3) where bucket.total > 0 {
            print(bucket.day, bucket.parts.map(\.occurrence.title), "of", bucket.total)
        }
        print(counts[CivilDate("2026-12-01")!], lunch.etag)
        // README: end
        #expect(counts[day("2026-12-01")] == 1)
        #expect(try store.dayBuckets(on: days, limit: 3).filter { $0.total > 0 }.map(\.day) == [day("2026-12-01")])
        #expect(try store.event(withID: #require(lunch.id))?.start == start)
    }

    @Test("The README has the same lines")
    func sameLines() throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let here = try String(contentsOf: file, encoding: .utf8)
        let code = try #require(here.components(separatedBy: "// README: begin\n").dropFirst().first)
        let lines = try #require(code.components(separatedBy: "        // README: end").first).components(separatedBy: "\n")
        let example = lines.map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : $0 }.joined(separator: "\n")
        #expect(example.count > 500)
        #expect(readme.contains(example))
    }
}
