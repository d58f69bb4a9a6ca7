/// How generators write; each reads what concerns it.
package struct GeneratorOptions: Sendable {
  /// Who may use the generated Swift.
  package enum Access: String, CaseIterable, Sendable {
    case `public`, `package`, `internal`
  }

  /// How names are laid out.
  package enum Style: String, CaseIterable, Sendable {
    /// A namespace for each group.
    case nested
    /// All names beside each other.
    case flat
  }

  /// What is done about several tokens with one name.
  package enum Collision: String, CaseIterable, Sendable {
    case error
    /// All but one get a number.
    case number
  }

  /// What is done about values that the format cannot say.
  package enum Unrepresentable: String, CaseIterable, Sendable {
    case error
    /// Their tokens are left out, and listed where the format has comments.
    case skip
  }

  package var access = Access.public
  package var style = Style.nested
  package var collision = Collision.error
  package var unrepresentable = Unrepresentable.error
  /// The type that wraps everything; nil for the names of the design system.
  package var name: String?
  /// How many pixels a root em is.
  package var remBase = 16.0
  /// Whether there is a file for each top group.
  package var isSplit = false
  /// What stands before the names of CSS properties.
  package var prefix = ""
  /// Whether DTCG documents refer to tokens where their sources do.
  package var keepsAliases = false
  /// The version of the program, for the header.
  package var version = ""

  package init() {}
}
