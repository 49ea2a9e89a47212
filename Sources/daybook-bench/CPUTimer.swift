#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures the CPU time of this thread.
enum CPUTimer {
    /// Microseconds of CPU since the thread began.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The median of the microseconds that `rounds` runs take, after two that do not count.
    static func median(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
        for _ in 0..<2 { try body() }
        var times: [Double] = []
        for _ in 0..<max(rounds, 1) {
            let start = now
            try body()
            times.append(now - start)
        }
        times.sort()
        return times[times.count / 2]
    }
}
