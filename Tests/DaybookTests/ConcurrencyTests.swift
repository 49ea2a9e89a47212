@testable import Daybook
import Testing

@Suite("Threads and tasks share a store")
struct ConcurrencyTests {
    @Test("Readers see whole transactions while one writes", arguments: TestStore.Place.allCases)
    func readersAndWriter(place: TestStore.Place) async throws {
        let store = try TestStore(place).store
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<40 {
                    try await store.run { store in
                        try store.write { transaction in
                            for half in ["a", "b"] {
                                try transaction.save(
                                    Event(
                                        title: "\(number)\(half)", start: zoned("2026-12-01T09:00:00"), end: .after(.days(number))
                                    ))
                            }
                            if number % 5 == 4 { try transaction.setSetting("n", to: "\(number)") }
                        }
                    }
                }
            }
            for reader in 0..<4 {
                group.addTask {
                    var last = 0
                    while last < 80 {
                        let count = try await store.run { store in
                            try store.read { snapshot in
                                let occurrences = try snapshot.occurrences(in: .always).count
                                let found =
                                    reader % 2 == 0
                                    ? try snapshot.dayCounts(on: day("2026-12-01")..<day("2026-12-02"))[day("2026-12-01")]
                                    : occurrences
                                #expect(found == occurrences)
                                return occurrences
                            }
                        }
                        #expect(count % 2 == 0 && count >= last)
                        last = count
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.lastSequence() == 88)
        try store.expectWhole()
    }

    @Test("Many writers lose nothing", arguments: TestStore.Place.allCases)
    func writers(place: TestStore.Place) async throws {
        let store = try TestStore(place).store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0..<25 {
                        _ = try await store.run {
                            try $0.save(Event(title: "\(writer)-\(number)", start: .date(day("2026-12-01"))))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let occurrences = try store.occurrences(in: .always)
        #expect(Set(occurrences.map(\.title)).count == 100)
        #expect(Set(occurrences.map(\.eventID)) == Set((1...100).map { Event.ID(rawValue: $0) }))
        for _ in 0..<100 { try store.undo() }
        #expect(try store.occurrences(in: .always).isEmpty)
        try store.expectWhole()
    }

    @Test("A cancelled task's question ends with an error, and the store goes on", arguments: TestStore.Place.allCases)
    func cancellation(place: TestStore.Place) async throws {
        let store = try TestStore(place).store
        try store.save(Event(title: "A", start: .date(day("2026-12-01"))))
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let reading = Task {
            try await store.run { store in
                signal.yield()
                while true { _ = try store.occurrences(in: .always) }
            }
        }
        for await _ in begun { break }
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
        #expect(try store.occurrences(in: .always).count == 1)
        try store.expectWhole()
    }

    @Test("A cancelled task's write leaves nothing behind", arguments: TestStore.Place.allCases)
    func cancelledWrite(place: TestStore.Place) async throws {
        let store = try TestStore(place).store
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let writing = Task {
            try await store.run { store in
                try store.write { transaction in
                    while true {
                        try transaction.save(Event(title: "A", start: .date(day("2026-12-01"))))
                        signal.yield()
                    }
                }
            }
        }
        for await _ in begun { break }
        writing.cancel()
        await #expect(throws: CancellationError.self) { try await writing.value }
        // The word index keeps a row open in a transaction, which must not keep the interruption in force for the rollback.
        #expect(try store.occurrences(in: .always).isEmpty)
        #expect(try store.save(Event(title: "B", start: .date(day("2026-12-01")))).id?.rawValue == 1)
        try store.expectWhole()
    }

    @Test("Two stores on one file see each other's changes")
    func twoStores() throws {
        let test = try TestStore(.file)
        let other = try test.reopened()
        let event = try test.store.save(Event(title: "A", start: zoned("2026-12-01T09:00:00")))
        #expect(try other.event(withID: try #require(event.id)) == event)
        var changed = event
        changed.title = "B"
        try other.save(changed, ifEtag: event.etag)
        #expect(throws: RepositoryError.self) { try test.store.save(event, ifEtag: event.etag) }
        #expect(try test.store.undo().restored.map(\.title) == ["A"])
        #expect(try other.occurrences(in: .always).map(\.title) == ["A"])
        try other.expectWhole()
    }
}
