import SQLiteAccess

/// The program as a call, so that `main.swift` has nothing else in it.
package enum DaybookTool {
    /// Runs the command line of this process and answers its exit status.
    package static func run() -> Int32 {
        SQLiteLibrary.disableMemoryStatistics()
        return CommandDispatcher.runProcess(DaybookCatalog.make())
    }
}
