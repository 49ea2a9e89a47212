extension String {
    /// The text with some scalars replaced, without the string processing library that `replacing` would link in.
    ///
    /// It goes by scalars: a quote with a combining mark behind it is a quote all the same.
    func mapping(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in unicodeScalars {
            if let text = replacement(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
