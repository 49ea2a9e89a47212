/// Ascending times with a coarse table over the years that people ask for, so that a lookup there costs the same few
/// nanoseconds whatever was asked before, and needs no state that threads would have to share.
@usableFromInline
struct TimeIndex: Sendable {
    /// 2^25 seconds, about 388 days.
    @usableFromInline static let bucketShift: Int64 = 25
    @usableFromInline static let bucketCount = 256
    /// The first second of the first bucket, in May 1842; the last bucket ends in August 2114.
    @usableFromInline static let firstSecond: Int64 = -120 << 25
    @usableFromInline static let endSecond: Int64 = (-120 + 256) << 25

    /// How many times there are.
    @usableFromInline let count: Int
    /// The times, and after them `Int64.max` three times, so that a lookup may compare three without asking whether they are there.
    @usableFromInline let values: [Int64]
    /// For each bucket the number of values before its first second, and one entry more; empty if every search is by halves.
    @usableFromInline let buckets: [UInt16]

    private static let noBuckets = [UInt16](repeating: 0, count: bucketCount + 1)

    /// `values` must ascend (equal ones may follow each other); above `UInt16.max` of them there are no buckets.
    init(_ values: [Int64], isBucketed: Bool) {
        count = values.count
        self.values = values + [.max, .max, .max]
        guard isBucketed, values.count <= Int(UInt16.max) else {
            buckets = []
            return
        }
        guard !values.isEmpty else {
            buckets = Self.noBuckets
            return
        }
        var counts: [UInt16] = []
        counts.reserveCapacity(Self.bucketCount + 1)
        var count = 0
        for bucket in 0...Self.bucketCount {
            let start = Self.firstSecond + Int64(bucket) << Self.bucketShift
            while count < values.count, values[count] < start { count += 1 }
            counts.append(UInt16(count))
        }
        buckets = counts
    }

    /// How many of the values are not after `value`, or nil outside the buckets.
    @inlinable @inline(__always)
    func quickCount(notAfter value: Int64) -> Int? {
        let bucket = UInt64(bitPattern: value &- Self.firstSecond) >> UInt64(Self.bucketShift)
        guard bucket < UInt64(Self.bucketCount), !buckets.isEmpty else { return nil }
        var low = Int(buckets[Int(bucket)])
        var high = Int(buckets[Int(bucket) &+ 1])
        while high &- low > 3 {
            let middle = (low &+ high) >> 1
            if values[middle] <= value { low = middle &+ 1 } else { high = middle }
        }
        // Clocks that change twice a year put two or three times into a bucket. Comparing all three costs less than a branch that
        // the processor can't foresee; those past the bucket are after `value` anyway.
        let first = values[low] <= value ? 1 : 0
        let second = values[low &+ 1] <= value ? 1 : 0
        let third = values[low &+ 2] <= value ? 1 : 0
        return low &+ first &+ second &+ third
    }

    /// How many of the values are not after `value`.
    func count(notAfter value: Int64) -> Int {
        if let quick = quickCount(notAfter: value) { return quick }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if values[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
