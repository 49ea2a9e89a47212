/// The zones that were read, by the names that they were asked for, in order.
///
/// Few programs use more than a handful. A dictionary would cost a program that reads one zone more than the zone does, as its type
/// is made at run time.
struct ZoneCache {
    private var names: [String] = []
    private var zones: [Zone] = []

    var count: Int { names.count }

    subscript(name: String) -> Zone? {
        get {
            let place = place(of: name)
            return place < names.count && names[place] == name ? zones[place] : nil
        }
        set {
            let place = place(of: name)
            if place < names.count, names[place] == name {
                if let newValue {
                    zones[place] = newValue
                } else {
                    names.remove(at: place)
                    zones.remove(at: place)
                }
            } else if let newValue {
                names.insert(name, at: place)
                zones.insert(newValue, at: place)
            }
        }
    }

    /// Where the name stands, or would stand.
    private func place(of name: String) -> Int {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
