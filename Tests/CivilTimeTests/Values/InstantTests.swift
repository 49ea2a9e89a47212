import CivilTime
import Testing

@Suite struct InstantTests {
    @Test(
        "text with Z or an offset is one instant",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2026-12-01T11:30:00Z", 1_796_124_600), ("2026-12-01T12:30:00+01:00", 1_796_124_600),
            ("2026-12-01T08:00-0330", 1_796_124_600), ("2026-12-01T11:30:00.000Z", 1_796_124_600), ("@-5", -5),
            ("1969-12-31T23:59:59Z", -1), ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
            ("1892-01-01T00:09:21+00:09:21", -2_461_449_600),
        ] as [(String, Int64)])
    func text(text: String, seconds: Int64) {
        #expect(Instant(text)?.secondsSinceEpoch == seconds)
        #expect(Instant(Instant(seconds).description) == Instant(seconds))
    }

    @Test(
        "text without an offset, or with a fraction, is none",
        arguments: [
            "", "2026-12-01", "2026-12-01T11:30:00", "2026-12-01T11:30:00.5Z", "2026-12-01T11:30:00.Z", "2026-12-01T11:30:00+1",
            "2026-12-01T11:30:00+01:60", "2026-12-01T11:30:00+26:00", "2026-12-01T11:30:00Zz", "@", "@1.5",
            "@99999999999999999999", "2026-12-01T11:30:00 Z",
        ])
    func badText(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test("sums are held at the ends")
    func ends() {
        #expect(Instant(5).adding(seconds: -7) == Instant(-2))
        #expect(Instant.distantFuture.adding(seconds: 1) == .distantFuture)
        #expect(Instant.distantPast.adding(seconds: -1) == .distantPast)
        #expect(Instant.distantPast.adding(seconds: .min) == .distantPast)
        #expect(Instant.distantPast.seconds(until: .distantFuture) == .max)
        #expect(Instant.distantFuture.seconds(until: .distantPast) == .min)
        #expect(Instant(10).seconds(until: Instant(3)) == -7)
        #expect(Instant(Instant.distantFuture.description) == .distantFuture)
        #expect(Instant(Instant.distantPast.description) == .distantPast)
    }

    @Test("the clock goes forward")
    func now() {
        let first = Instant.now()
        #expect(first > Instant(1_700_000_000))
        #expect(Instant.now() >= first)
    }
}
