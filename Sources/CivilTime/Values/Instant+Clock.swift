#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Instant {
    /// What the system's clock says, in whole seconds. Only the outermost layer asks; everything else is given a time.
    public static func now() -> Instant {
        var value = timespec()
        // Cannot fail: the clock always exists and the pointer is good.
        clock_gettime(CLOCK_REALTIME, &value)
        return Instant(Int64(value.tv_sec))
    }
}
