/// A name of a type outside of the list of known types, and the type that it stands for.
package struct TypeSynonym: Sendable {
  /// Nil for values of no certain type.
  package var type: TokenType?
  /// Whether only one dialect has the name, so that a file with it is one of its files.
  package var marksFile = false
  /// Whether the name stays and nothing is known about its values.
  package var isOpaque = false

  package init(type: TokenType?, marksFile: Bool = false, isOpaque: Bool = false) {
    self.type = type
    self.marksFile = marksFile
    self.isOpaque = isOpaque
  }
}
