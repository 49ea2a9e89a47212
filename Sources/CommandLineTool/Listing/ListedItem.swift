import CivilTime

/// One line of a listing: an event, or its part on one day.
struct ListedItem: Sendable {
    var part: ListedPart
    /// What `#` stands before: `42`, or `42@20261201T123000`.
    var id: String
    var title: String
    /// The calendar's title; empty for none.
    var calendar: String
    /// A CSS colour name or `#rrggbb`; shown as `●` where there is colour.
    var color: String?

    init(_ part: ListedPart, id: String, title: String, calendar: String = "", color: String? = nil) {
        self.part = part
        self.id = id
        self.title = title
        self.calendar = calendar
        self.color = color
    }
}
