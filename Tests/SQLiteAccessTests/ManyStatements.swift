import SQLiteAccess

/// More statements than the cache first has room for.
enum ManyStatements {
    static let all: [SQL] = [
        "SELECT 0", "SELECT 1", "SELECT 2", "SELECT 3", "SELECT 4", "SELECT 5", "SELECT 6",
        "SELECT 7", "SELECT 8", "SELECT 9", "SELECT 10", "SELECT 11", "SELECT 12", "SELECT 13",
        "SELECT 14", "SELECT 15", "SELECT 16", "SELECT 17", "SELECT 18", "SELECT 19", "SELECT 20",
        "SELECT 21", "SELECT 22", "SELECT 23", "SELECT 24", "SELECT 25", "SELECT 26", "SELECT 27",
        "SELECT 28", "SELECT 29", "SELECT 30", "SELECT 31", "SELECT 32", "SELECT 33", "SELECT 34",
        "SELECT 35", "SELECT 36", "SELECT 37", "SELECT 38", "SELECT 39", "SELECT 40", "SELECT 41",
        "SELECT 42", "SELECT 43", "SELECT 44", "SELECT 45", "SELECT 46", "SELECT 47", "SELECT 48",
        "SELECT 49", "SELECT 50", "SELECT 51", "SELECT 52", "SELECT 53", "SELECT 54", "SELECT 55",
        "SELECT 56", "SELECT 57", "SELECT 58", "SELECT 59", "SELECT 60", "SELECT 61", "SELECT 62",
        "SELECT 63", "SELECT 64", "SELECT 65", "SELECT 66", "SELECT 67", "SELECT 68", "SELECT 69",
    ]

    static var count: Int { all.count }

    static func run(on connection: Connection) throws {
        for sql in all { try connection.run(sql) }
    }
}
