/// A type name outside the list of known types, and the type that it stands for.
package struct TypeSynonym: Sendable {
  /// Nil for values without a definite type.
  package var type: TokenType?
  /// Whether only one dialect uses the name, which identifies the file as one of its files.
  package var marksFile = false
  /// Whether the name is kept and its values are not checked.
  package var isOpaque = false

  package init(type: TokenType?, marksFile: Bool = false, isOpaque: Bool = false) {
    self.type = type
    self.marksFile = marksFile
    self.isOpaque = isOpaque
  }
}
