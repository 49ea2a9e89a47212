import Synchronization

/// A number that any thread may raise.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    @discardableResult func add(_ amount: Int = 1) -> Int {
        count.add(amount, ordering: .relaxed).newValue
    }

    var value: Int { count.load(ordering: .relaxed) }
}
