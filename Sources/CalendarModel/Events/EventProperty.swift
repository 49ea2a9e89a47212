/// A property that Daybook has no column for, kept so that nothing is lost between import and export.
public struct EventProperty: Hashable, Sendable {
    /// A property parameter with its values (RFC 5545 section 3.2).
    public struct Parameter: Hashable, Sendable {
        public var name: String
        public var values: [String]

        public init(_ name: String, _ values: [String]) {
            self.name = name
            self.values = values
        }
    }

    /// The name in upper case, such as `X-TRAVEL-TIME`.
    public var name: String
    public var parameters: [Parameter]
    /// The value as it stands in the file, still escaped.
    public var value: String

    public init(_ name: String, value: String, parameters: [Parameter] = []) {
        self.name = name
        self.parameters = parameters
        self.value = value
    }
}

extension [EventProperty.Parameter] {
    /// The first value of the parameter with this upper-case name.
    func first(_ name: String) -> String? {
        first { $0.name.uppercased() == name }?.values.first
    }

    /// Sets the parameter to one value in its place, or takes it out.
    mutating func replace(_ name: String, with value: String?) {
        let index = firstIndex { $0.name.uppercased() == name }
        switch (index, value) {
        case (let index?, let value?): self[index].values = [value]
        case (let index?, nil): remove(at: index)
        case (nil, let value?): append(.init(name, [value]))
        case (nil, nil): break
        }
    }
}
