/// Parts the text of a template into characters and fields.
struct TemplateReader {
    enum Token: Equatable {
        case text(Character)
        /// A field, its pattern behind the colon, and the column of its brace, from 1.
        case field(name: String, pattern: String?, column: Int)
    }

    private let characters: [Character]
    private var position = 0

    init(text: String) {
        characters = Array(text)
    }

    mutating func next(known: [String]) throws(CommandError) -> Token? {
        guard position < characters.count else { return nil }
        let character = characters[position]
        let following = position + 1 < characters.count ? characters[position + 1] : nil
        let column = position + 1
        switch character {
        case "\\":
            position += 2
            return .text(try escape(following, column))
        case "{" where following == "{", "}" where following == "}":
            position += 2
            return .text(character)
        case "}":
            throw .badTemplate(column: column, problem: .strayBrace, known: [])
        case "{":
            return try field(column)
        default:
            position += 1
            return .text(character)
        }
    }

    private func escape(_ letter: Character?, _ column: Int) throws(CommandError) -> Character {
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "\\": return "\\"
        default: throw .badTemplate(column: column, problem: .unknownEscape("\\" + (letter.map(String.init) ?? "")), known: [])
        }
    }

    private mutating func field(_ column: Int) throws(CommandError) -> Token {
        guard let end = characters[position...].firstIndex(of: "}") else {
            throw .badTemplate(column: column, problem: .unclosedBrace, known: [])
        }
        let inside = characters[(position + 1)..<end]
        position = end + 1
        guard let colon = inside.firstIndex(of: ":") else {
            return .field(name: String(inside), pattern: nil, column: column)
        }
        return .field(name: String(inside[..<colon]), pattern: String(inside[(colon + 1)...]), column: column)
    }
}
