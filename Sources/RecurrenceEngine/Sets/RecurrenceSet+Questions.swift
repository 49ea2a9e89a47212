extension RecurrenceSet {
    /// The instances that start in a half-open stretch.
    public func instances(in range: Range<Int64>) -> [RecurrenceInstance] {
        var found: [RecurrenceInstance] = []
        forEach(from: range.lowerBound, before: range.upperBound) { instance in
            found.append(instance)
            return true
        }
        return found
    }

    /// How many instances start in a half-open stretch.
    public func count(in range: Range<Int64>) -> Int {
        var count = 0
        forEach(from: range.lowerBound, before: range.upperBound) { instance in
            count += 1
            return true
        }
        return count
    }

    /// The first instance at a moment or later; nil when there is none.
    public func first(from moment: Int64 = .min) -> RecurrenceInstance? {
        var found: RecurrenceInstance?
        forEach(from: moment) { instance in
            found = instance
            return false
        }
        return found
    }

    /// The last instance before a moment; nil when there is none.
    public func last(before moment: Int64 = .max) -> RecurrenceInstance? {
        var found: RecurrenceInstance?
        forEachBackward(before: moment) { instance in
            found = instance
            return false
        }
        return found
    }

    /// The instance with this number, counted from 0; nil when there are not so many.
    public func instance(at number: Int) -> RecurrenceInstance? {
        guard number >= 0 else { return nil }
        var left = number
        var found: RecurrenceInstance?
        forEach(from: .min) { instance in
            if left == 0 { found = instance }
            left -= 1
            return found == nil
        }
        return found
    }

    /// Whether an instance starts at a moment.
    public func contains(_ moment: Int64) -> Bool { moment < .max && !instances(in: moment..<moment + 1).isEmpty }
}
