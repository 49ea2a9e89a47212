extension String {
    /// The text with some characters replaced, without the string processing library that `replacing` would link in.
    func mapping(_ replacement: (Character) -> String?) -> String {
        var result = ""
        for character in self {
            if let text = replacement(character) { result += text } else { result.append(character) }
        }
        return result
    }
}
