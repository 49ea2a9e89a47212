enum TimePattern { static let directiveList = "" }
