/// Keeps instances in the order of their moments where a gap of the clocks shifts some behind later ones, and lets one through where
/// two come to one moment.
struct GapOrder {
    private let lower: Int64
    private var last = Int64.min
    /// Shifted instances whose turn has not come.
    private var held: [RecurrenceInstance] = []

    init(from lower: Int64) { self.lower = lower }

    /// Keeps an instance back that was shifted by a gap.
    mutating func hold(_ instance: RecurrenceInstance) { held.append(instance) }

    /// Hands out an instance, and before it those held back that are earlier.
    mutating func pass(_ instance: RecurrenceInstance, _ body: (RecurrenceInstance) -> Bool) -> Bool {
        if !held.isEmpty {
            let due = held.filter { $0.moment < instance.moment }
            held.removeAll { $0.moment <= instance.moment }
            for earlier in due {
                guard give(earlier, body) else { return false }
            }
        }
        return give(instance, body)
    }

    /// Hands out what is still held back.
    mutating func finish(_ body: (RecurrenceInstance) -> Bool) -> Bool {
        for instance in held {
            guard give(instance, body) else { return false }
        }
        held = []
        return true
    }

    private mutating func give(_ instance: RecurrenceInstance, _ body: (RecurrenceInstance) -> Bool) -> Bool {
        guard instance.moment >= lower, instance.moment > last else { return true }
        last = instance.moment
        return body(instance)
    }
}
