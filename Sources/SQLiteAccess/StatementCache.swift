import CSQLite

/// The statements of one connection, found by the address of their SQL.
///
/// A table with open addressing, behind a pointer so that a look-up costs neither a hash function nor an access check.
/// A statement asked for while it is lent gets a second entry under the same key. Entries are bounded by the literals of
/// the program, so none is ever dropped before the connection closes.
@usableFromInline struct StatementCache {
    @usableFromInline struct Slot {
        @usableFromInline var key: UInt
        @usableFromInline var pointer: OpaquePointer?
        @usableFromInline var isLent: Bool

        @inlinable init(key: UInt, pointer: OpaquePointer?, isLent: Bool) {
            self.key = key
            self.pointer = pointer
            self.isLent = isLent
        }
    }

    @usableFromInline struct Table {
        @usableFromInline var slots: UnsafeMutableBufferPointer<Slot>
        @usableFromInline var count: Int
    }

    @usableFromInline let table: UnsafeMutablePointer<Table>

    init() {
        table = .allocate(capacity: 1)
        table.initialize(to: Table(slots: StatementCache.emptySlots(64), count: 0))
    }

    /// Finalizes all statements.
    func destroy() {
        for slot in table.pointee.slots {
            if let pointer = slot.pointer { sqlite3_finalize(pointer) }
        }
        table.pointee.slots.deallocate()
        table.deinitialize(count: 1)
        table.deallocate()
    }

    /// Lends a free statement, or nil when there is none yet.
    @inlinable func take(_ key: UInt) -> OpaquePointer? {
        let slots = table.pointee.slots
        let mask = slots.count &- 1
        var index = StatementCache.start(key) & mask
        while let pointer = slots[index].pointer {
            if slots[index].key == key && !slots[index].isLent {
                slots[index].isLent = true
                return pointer
            }
            index = (index &+ 1) & mask
        }
        return nil
    }

    /// Takes a lent statement back.
    @inlinable func giveBack(_ key: UInt, _ pointer: OpaquePointer) {
        let slots = table.pointee.slots
        let mask = slots.count &- 1
        var index = StatementCache.start(key) & mask
        while let other = slots[index].pointer {
            if other == pointer {
                slots[index].isLent = false
                return
            }
            index = (index &+ 1) & mask
        }
    }

    /// Adds a statement as lent.
    func add(_ key: UInt, _ pointer: OpaquePointer) {
        if table.pointee.count * 2 >= table.pointee.slots.count { grow() }
        insert(Slot(key: key, pointer: pointer, isLent: true))
        table.pointee.count += 1
    }

    /// All statements under a key.
    func statements(_ key: UInt) -> [OpaquePointer] {
        table.pointee.slots.compactMap { $0.key == key ? $0.pointer : nil }
    }

    /// The number of statements.
    var count: Int { table.pointee.count }

    /// Literals lie close together: multiplying spreads them.
    @inlinable static func start(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }

    private func insert(_ slot: Slot) {
        let slots = table.pointee.slots
        let mask = slots.count - 1
        var index = StatementCache.start(slot.key) & mask
        while slots[index].pointer != nil { index = (index + 1) & mask }
        slots[index] = slot
    }

    private func grow() {
        let old = table.pointee.slots
        table.pointee.slots = StatementCache.emptySlots(old.count * 2)
        for slot in old where slot.pointer != nil { insert(slot) }
        old.deallocate()
    }

    private static func emptySlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
        let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
        slots.initialize(repeating: Slot(key: 0, pointer: nil, isLent: false))
        return slots
    }
}
