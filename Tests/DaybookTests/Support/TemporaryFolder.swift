import Foundation

/// Makes empty folders for tests; the system clears them away.
enum TemporaryFolder {
    static func make() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-test-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }
}
