import CalendarModel
import CivilTime
import SQLiteAccess

/// Reads and writes the rows that hang on an event: alarms, and attendees and other properties.
struct EventChildren {
    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    // MARK: Alarms

    /// The alarms of an event in their order.
    func alarms(of event: Int64) throws -> [Alarm] {
        try connection.withStatement(EventChildrenSQL.alarms) { statement in
            try statement.bind(event, at: 1)
            var alarms: [Alarm] = []
            while try statement.step() { alarms.append(try alarm(statement, event)) }
            return alarms
        }
    }

    private func alarm(_ row: Statement, _ event: Int64) throws -> Alarm {
        let offset = row.optionalString(at: 1).flatMap(CalendarDuration.init)
        let trigger: Alarm.Trigger? =
            switch row.string(at: 0) {
            case "start": offset.map(Alarm.Trigger.fromStart)
            case "end": offset.map(Alarm.Trigger.fromEnd)
            default: row.optionalInt64(at: 2).map { .at(Instant($0)) }
            }
        guard let trigger, let action = Alarm.Action(rawValue: row.string(at: 3)) else {
            throw RepositoryError.corruptRow(table: "alarm", id: event)
        }
        return Alarm(trigger, action: action, text: row.optionalString(at: 4))
    }

    private func insert(_ alarm: Alarm, _ position: Int, _ event: Int64) throws {
        try connection.run(EventChildrenSQL.insertAlarm) { statement in
            try statement.bind(event, at: 1)
            try statement.bind(position, at: 2)
            switch alarm.trigger {
            case .fromStart(let offset):
                try statement.bind("start", at: 3)
                try statement.bind(offset.description, at: 4)
            case .fromEnd(let offset):
                try statement.bind("end", at: 3)
                try statement.bind(offset.description, at: 4)
            case .at(let moment):
                try statement.bind("absolute", at: 3)
                try statement.bind(moment.secondsSinceEpoch, at: 5)
            }
            try statement.bind(alarm.action.rawValue, at: 6)
            try statement.bind(alarm.text, at: 7)
        }
    }

    // MARK: Attendees and properties

    /// Sorts the property rows of an event into attendees and the rest.
    func readProperties(into event: inout Event, _ id: Int64) throws {
        try connection.withStatement(EventChildrenSQL.properties) { statement in
            try statement.bind(id, at: 1)
            while try statement.step() {
                let name = statement.string(at: 0)
                let parameters = statement.isNull(at: 1) ? [] : try parameters(inJSON: statement.string(at: 1))
                let value = statement.string(at: 2)
                if name == "ATTENDEE" || name == "ORGANIZER" {
                    event.attendees.append(
                        Attendee(address: value, isOrganizer: name == "ORGANIZER", parameters: parameters))
                } else {
                    event.properties.append(EventProperty(name, value: value, parameters: parameters))
                }
            }
        }
    }

    private func parameters(inJSON text: String) throws -> [EventProperty.Parameter] {
        try connection.withStatement(EventChildrenSQL.parametersInJSON) { statement in
            try statement.bind(text, at: 1)
            var parameters: [EventProperty.Parameter] = []
            while try statement.step() {
                if statement.int(at: 0) == 0 {
                    parameters.append(EventProperty.Parameter(statement.string(at: 1), []))
                } else if !parameters.isEmpty {
                    parameters[parameters.count - 1].values.append(statement.string(at: 1))
                }
            }
            return parameters
        }
    }

    private func insert(
        _ name: String, _ parameters: [EventProperty.Parameter], _ value: String, _ position: Int, _ event: Int64
    ) throws {
        try connection.run(EventChildrenSQL.insertProperty) { statement in
            try statement.bind(event, at: 1)
            try statement.bind(position, at: 2)
            try statement.bind(name, at: 3)
            if !parameters.isEmpty {
                try statement.bind(JSONText.arrays(parameters.map { [$0.name] + $0.values }), at: 4)
            }
            try statement.bind(value, at: 5)
        }
    }

    // MARK: All of them

    /// Writes everything that hangs on a new event.
    func insertAll(of event: Event, _ id: Int64) throws {
        for (position, alarm) in event.alarms.enumerated() { try insert(alarm, position, id) }
        var position = 0
        for attendee in event.attendees {
            try insert(attendee.isOrganizer ? "ORGANIZER" : "ATTENDEE", attendee.parameters, attendee.address, position, id)
            position += 1
        }
        for property in event.properties {
            try insert(property.name, property.parameters, property.value, position, id)
            position += 1
        }
    }

    /// Takes out everything that hangs on an event.
    func deleteAll(of event: Int64) throws {
        try connection.run(EventChildrenSQL.deleteAlarms) { try $0.bind(event, at: 1) }
        try connection.run(EventChildrenSQL.deleteProperties) { try $0.bind(event, at: 1) }
    }

    /// Puts back everything that hung on an event, from the history's JSON.
    func restoreAll(_ replaced: String) throws {
        try connection.run(EventChildrenSQL.insertAlarmsFromJSON) { try $0.bind(replaced, at: 1) }
        try connection.run(EventChildrenSQL.insertPropertiesFromJSON) { try $0.bind(replaced, at: 1) }
    }
}
