/// The fields of a calendar; a name never changes its meaning.
enum CalendarField: String, RecordField {
    case id
    case title
    /// A CSS colour name or `#rrggbb`, or null.
    case color
    /// The zone that new events are made in; null for the viewer's.
    case timeZone
    case position
    /// How many events it has.
    case events
    /// Whether new events go there that name no calendar.
    case isDefault = "default"
}
