import CivilTime
import Testing

@Suite struct ZoneErrorTests {
    @Test(
        "each error is one sentence with the value, what is wrong and the mend",
        arguments: [
            (
                .unknownZone(name: "Europe/Berlim", suggestions: ["Europe/Berlin"]),
                "'Europe/Berlim' is not a time zone; did you mean 'Europe/Berlin'?"
            ),
            (
                .unknownZone(name: "melborn", suggestions: ["A", "B", "C"]),
                "'melborn' is not a time zone; did you mean 'A', 'B' or 'C'?"
            ),
            (
                .unknownZone(name: "Mars/Base\u{1B}[2J", suggestions: []),
                "'Mars/Base\\u{1B}[2J' is not a time zone; write a name of the zone database such as 'Europe/Berlin'."
            ),
            (
                .databaseMissing(searched: ["/usr/share/zoneinfo", "/etc/zoneinfo"]),
                "No time zone database in '/usr/share/zoneinfo' or '/etc/zoneinfo'; install it ('apt-get install tzdata') "
                    + "or set TZDIR to the folder that holds it."
            ),
            (
                .databaseMissing(searched: ["/none"]),
                "No time zone database in '/none'; install it ('apt-get install tzdata') or set TZDIR to the folder that holds it."
            ),
            (
                .invalidName("../etc/passwd"),
                "'../etc/passwd' can't be the name of a time zone; write a name of the zone database such as 'Europe/Berlin', "
                    + "without '..' or a leading '/'."
            ),
            (
                .corruptFile(name: "Europe/Berlin", reason: "its header is cut off"),
                "Time zone 'Europe/Berlin' can't be read: its header is cut off; reinstall the zone database (package tzdata)."
            ),
            (
                .unreadableFile(name: "Europe/Berlin", errorNumber: 13),
                "Time zone 'Europe/Berlin' can't be read: Permission denied; check the permissions of its file."
            ),
            (
                .invalidRule("CET-1CEST,M3"),
                "'CET-1CEST,M3' is not a time zone rule; write one such as 'CET-1CEST,M3.5.0,M10.5.0/3'."
            ),
        ] as [(ZoneError, String)])
    func texts(error: ZoneError, text: String) {
        #expect(error.description == text)
    }

    @Test("a long value is cut, and marks that turn text round are escaped")
    func escaping() {
        let long = ZoneError.invalidRule(String(repeating: "x", count: 5000)).description
        #expect(long.count < 200 && long.contains("x…'"))
        #expect(!ZoneError.invalidName("a\u{202E}b\u{0}").description.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\0" })
    }
}
