/// What text a store can keep.
enum TextRule {
    /// Refuses the character of the value 0, behind which SQLite's JSON functions lose the rest: undo could not bring it back.
    static func check(_ text: String?, _ field: String) throws {
        guard let text, text.utf8.contains(0) else { return }
        throw RepositoryError.nulCharacter(field: field)
    }
}
