/// One step of the store's schema, with the text that was or will be applied.
package struct Migration: Sendable {
    package let version: Int
    package let name: String
    package let sql: String

    package init(version: Int, name: String, sql: String) {
        self.version = version
        self.name = name
        self.sql = sql
    }

    /// All steps, the oldest first; the texts are those of the folder `migrations`.
    package static var all: [Migration] {
        [Migration(version: 1, name: "v0001_store", sql: text(PackageResources.v0001_store_sql))]
    }

    /// The version of a store that has had all steps. Stands alone, so that a normal start touches no text.
    package static let newest = 1

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
