#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The order of titles: by their UTF-8 bytes, whatever the language.
enum TitleOrder {
    /// Below 0, 0 or above 0.
    static func compare(_ left: String, _ right: String) -> Int {
        let order = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in compare(left, right) }
        }
        if case let order?? = order { return order }
        return Array(left.utf8).withUnsafeBufferPointer { left in
            Array(right.utf8).withUnsafeBufferPointer { right in compare(left, right) }
        }
    }

    private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let common = min(left.count, right.count)
        if common > 0, let first = left.baseAddress, let second = right.baseAddress {
            let order = memcmp(first, second, common)
            if order != 0 { return Int(order) }
        }
        return left.count - right.count
    }
}
