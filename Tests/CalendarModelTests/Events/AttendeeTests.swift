import CalendarModel
import Testing

@Suite("Attendees keep their parameters")
struct AttendeeTests {
    @Test("The name and the answer are read from the parameters in any letter case")
    func reading() {
        let attendee = Attendee(
            address: "mailto:a@example.com",
            parameters: [.init("cn", ["Ada", "Lovelace"]), .init("Partstat", ["accepted"]), .init("X-A", [])])
        #expect(attendee.name == "Ada")
        #expect(attendee.participationStatus == .accepted)
    }

    @Test("Setting a member changes its parameter in its place")
    func writing() {
        var attendee = Attendee(
            address: "mailto:a@example.com",
            parameters: [.init("RSVP", ["TRUE"]), .init("cn", ["Ada"]), .init("ROLE", ["CHAIR"])])
        attendee.name = "Grace"
        attendee.participationStatus = .declined
        let expected: [EventProperty.Parameter] = [
            .init("RSVP", ["TRUE"]), .init("cn", ["Grace"]), .init("ROLE", ["CHAIR"]), .init("PARTSTAT", ["DECLINED"]),
        ]
        #expect(attendee.parameters == expected)
        attendee.name = nil
        attendee.participationStatus = nil
        #expect(attendee.parameters == [.init("RSVP", ["TRUE"]), .init("ROLE", ["CHAIR"])])
        attendee.name = nil
        #expect(attendee.parameters.count == 2)
    }

    @Test("A name given at the start is a parameter, and an answer that is not a standard one reads as none")
    func starting() {
        let organizer = Attendee(address: "mailto:b@example.com", name: "B", isOrganizer: true)
        #expect(organizer.parameters == [.init("CN", ["B"])])
        #expect(organizer.isOrganizer)
        #expect(Attendee(address: "x", parameters: [.init("PARTSTAT", ["X-MAYBE"])]).participationStatus == nil)
        #expect(Attendee(address: "x", parameters: [.init("PARTSTAT", [])]).participationStatus == nil)
        #expect(Attendee(address: "x").name == nil)
        for status in Attendee.ParticipationStatus.allCases {
            var attendee = Attendee(address: "x")
            attendee.participationStatus = status
            #expect(attendee.participationStatus == status)
        }
    }
}
