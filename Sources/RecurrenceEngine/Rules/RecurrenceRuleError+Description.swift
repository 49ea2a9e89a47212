extension RecurrenceRuleError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformedPart(let part):
            "'\(part)' is not a part of a recurrence rule; write NAME=VALUE with ';' between parts, as in FREQ=WEEKLY;BYDAY=TU."
        case .unknownPart(let name):
            "'\(name)' is not a part of a recurrence rule; RFC 5545 has FREQ, UNTIL, COUNT, INTERVAL, WKST and the BY parts."
        case .repeatedPart(let name):
            "\(name) stands twice in the recurrence rule; write it once."
        case .missingFrequency:
            "The recurrence rule has no FREQ; begin it with one, as in FREQ=DAILY."
        case .invalidValue(let part, let value):
            "\(part) '\(value)' can't be read; \(Self.example(of: part))."
        case .outOfRange(let part, let value, let allowed):
            "\(part) '\(value)' is outside \(Self.text(allowed)); \(Self.example(of: part))."
        case .twoEnds:
            "The recurrence rule has COUNT and UNTIL; keep one of them."
        case .partNotAllowed(let part, let frequency):
            "\(part) can't stand in a rule with FREQ=\(frequency.name) (RFC 5545 section 3.3.10); leave it out or change FREQ."
        case .ordinalNotAllowed(let day, let reason):
            "BYDAY '\(day)' counts weekdays, which \(reason); write the weekday alone."
        case .positionsWithoutSet:
            "BYSETPOS chooses from what other BY parts name, and there is none; add one, as in BYDAY=MO,TU;BYSETPOS=-1."
        case .unknownScale(let scale):
            "RSCALE '\(scale)' is not known; rules are in the calendar GREGORIAN."
        case .skipWithoutScale:
            "SKIP needs RSCALE beside it (RFC 7529 section 4.1); write RSCALE=GREGORIAN;SKIP=…"
        }
    }

    private static func text(_ allowed: ClosedRange<Int>) -> String {
        if allowed.upperBound == .max { return "\(allowed.lowerBound) and more" }
        return allowed.lowerBound < 0
            ? "\(allowed.lowerBound)...-1 and 1...\(allowed.upperBound)" : "\(allowed.lowerBound)...\(allowed.upperBound)"
    }

    /// How the part is written.
    private static func example(of part: String) -> String {
        switch part {
        case "FREQ": "it is SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY"
        case "UNTIL": "write a day or a time, as in UNTIL=20270630 or UNTIL=20270630T215959Z"
        case "COUNT": "write how many instances there are, as in COUNT=10"
        case "INTERVAL": "write a whole number from 1, as in INTERVAL=2"
        case "WKST": "write the weekday that weeks begin with, as in WKST=SU"
        case "BYDAY": "write weekdays as in BYDAY=TU,TH or BYDAY=2TU,-1FR"
        case "BYMONTH": "write months as in BYMONTH=6,9"
        case "BYWEEKNO": "write weeks as in BYWEEKNO=1,53 or BYWEEKNO=-1"
        case "BYYEARDAY": "write days of the year as in BYYEARDAY=1,-1"
        case "BYMONTHDAY": "write days of the month as in BYMONTHDAY=15,-1"
        case "BYHOUR": "write hours as in BYHOUR=9,17"
        case "BYMINUTE": "write minutes as in BYMINUTE=0,30"
        case "BYSECOND": "write seconds as in BYSECOND=0,30"
        case "BYSETPOS": "write places as in BYSETPOS=1,-1"
        default: "SKIP is OMIT, BACKWARD or FORWARD"
        }
    }
}
