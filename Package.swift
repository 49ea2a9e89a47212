// swift-tools-version: 6.0
import PackageDescription

// A layer is a target: the compiler keeps a low layer from naming a high one.
// Arrows point down only; see "Layers" in CONTRIBUTING.md.
let package = Package(
    name: "daybook",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Daybook", targets: ["Daybook"]),
        .executable(name: "daybook", targets: ["daybook"]),
    ],
    targets: [
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        // Dates, wall times, zones: no store, no input or output but the zone database.
        .target(name: "CivilTime"),
        // Rules of RFC 5545 and their instances, as pure values.
        .target(name: "RecurrenceEngine", dependencies: ["CivilTime"]),
        .target(name: "CalendarModel", dependencies: ["CivilTime"]),

        // The store, from the C interface up to its public door.
        .target(name: "SQLiteAccess", dependencies: ["CSQLite"]),
        .target(
            name: "Repositories", dependencies: ["SQLiteAccess", "CalendarModel"],
            resources: [.embedInCode("Migrations")]),
        .target(name: "EventQueries", dependencies: ["Repositories", "CalendarModel"]),
        .target(name: "DaybookStore", dependencies: ["EventQueries", "Repositories", "CalendarModel", "CivilTime"]),

        // The same from tasks: whoever does without them does not start the runtime that they need.
        .target(name: "SQLiteTasks", dependencies: ["SQLiteAccess"]),
        .target(name: "Daybook", dependencies: ["DaybookStore", "SQLiteTasks"]),

        // The program: `daybook` is a call of `CommandLineTool`, so that commands are tested without a process.
        .target(name: "CommandLineTool", dependencies: ["DaybookStore", "Repositories", "SQLiteAccess", "CivilTime"]),
        .executableTarget(name: "daybook", dependencies: ["CommandLineTool"]),
        .executableTarget(name: "daybook-bench", dependencies: ["DaybookStore"]),

        .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime"]),
        .testTarget(name: "RecurrenceEngineTests", dependencies: ["RecurrenceEngine"]),
        .testTarget(name: "CalendarModelTests", dependencies: ["CalendarModel"]),
        .testTarget(name: "SQLiteAccessTests", dependencies: ["SQLiteAccess", "SQLiteTasks"]),
        .testTarget(name: "RepositoriesTests", dependencies: ["Repositories", "SQLiteTasks"]),
        .testTarget(name: "EventQueriesTests", dependencies: ["EventQueries"]),
        .testTarget(name: "DaybookTests", dependencies: ["Daybook"]),
        .testTarget(name: "CommandLineToolTests", dependencies: ["CommandLineTool"]),
        .testTarget(name: "ProgramTests", dependencies: ["daybook", "SQLiteAccess"]),
    ],
    swiftLanguageModes: [.v6]
)
