#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures what work costs.
enum Figures {
    /// Microseconds of CPU that this thread has used.
    static var cpu: Double { microseconds(CLOCK_THREAD_CPUTIME_ID) }

    /// Microseconds on a clock that nobody sets.
    static var wall: Double { microseconds(CLOCK_MONOTONIC) }

    /// Runs `body` and prints the medians of CPU and wall time, of all runs but two that warm up.
    static func printMedians(of rounds: Int, _ body: () throws -> Void) rethrows {
        for _ in 0..<2 { try body() }
        var times: (cpu: [Double], wall: [Double]) = ([], [])
        for _ in 0..<rounds {
            let (cpu, wall) = (cpu, wall)
            try body()
            times.cpu.append(self.cpu - cpu)
            times.wall.append(self.wall - wall)
        }
        print("microseconds \(median(times.cpu))")
        print("wall-microseconds \(median(times.wall))")
    }

    /// A number that differs when the numbers or their order do: FNV-1a over them (Fowler, Noll, Vo).
    static func digest(_ numbers: some Sequence<Int64>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for number in numbers { hash = (hash ^ UInt64(bitPattern: number)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private static func microseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
