import Foundation

/// Running the program as somebody whom permissions bind: root is let through everywhere.
enum Privileges {
    /// Words that go before a command so that it runs without privileges; nil where that can't be had.
    static let drop: [String]? = {
        if geteuid() != 0 { return [] }
        let words = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        return isWorking(words + [Program.path, "--version"]) ? words : nil
    }()

    /// Words that go before a command so that it has mounts of its own; nil where that can't be had.
    static let ownMounts: [String]? = {
        let words = ["unshare", "--mount"]
        let mounts = words + ["/bin/sh", "-c", "mount -t tmpfs -o size=64k tmpfs /tmp"]
        return isWorking(mounts) ? words : nil
    }()

    private static func isWorking(_ words: [String]) -> Bool {
        (try? Child("/usr/bin/env", words, environment: Program.environment).wait().isDone) ?? false
    }
}
