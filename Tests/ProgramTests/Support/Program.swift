import Foundation

/// The program under test.
enum Program {
    /// Where it is: `DAYBOOK_PROGRAM`, else beside the test bundle in the build folder.
    static let path: String = {
        if let chosen { return chosen }
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("daybook").path
        #else
            let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            return runner.deletingLastPathComponent().appendingPathComponent("daybook").path
        #endif
    }()

    /// The program that the environment names: the static one of a release, as a rule.
    static let chosen = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"]

    /// Whether there is time for many repetitions.
    static let isNightly = ProcessInfo.processInfo.environment["DAYBOOK_NIGHTLY"] == "1"

    /// What every run gets: nothing of the machine's settings, so that answers are the same everywhere.
    static let environment = ["DAYBOOK_TZ": "UTC", "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]
}
