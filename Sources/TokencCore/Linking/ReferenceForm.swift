import TokencDiagnostics

/// A reference syntax other than braces: it takes the whole string and is told by its first byte.
package struct ReferenceForm: Sendable {
  /// The byte that a reference of this form begins with.
  let opening: UInt8
  /// Whether the form is valid only in files that its dialect owns.
  let isForOwnFiles: Bool
  /// Whether a string of this form that names no token is plain text.
  let isTextUnlessToken: Bool
  /// The range of the path in a string that is a reference; nil if the string is text.
  let path: @Sendable (_ bytes: [UInt8], _ string: Range<Int>, TokenSet) -> Range<Int>?

  package init(
    opening: UInt8, isForOwnFiles: Bool = false, isTextUnlessToken: Bool = false,
    path:
      @escaping @Sendable (_ bytes: [UInt8], _ string: Range<Int>, TokenSet) -> Range<Int>?
  ) {
    self.opening = opening
    self.isForOwnFiles = isForOwnFiles
    self.isTextUnlessToken = isTextUnlessToken
    self.path = path
  }
}

/// How a dialect writes references.
package struct ReferenceRules: Sendable {
  /// Its forms besides braces.
  package var forms: [ReferenceForm] = []
  /// Finds, by path, plain values that can be referenced although they are not tokens; called when
  /// a reference does not name a token.
  package var plainValues: (@Sendable (TokenSet) -> TextMap<Definition.Place>)?

  package init() {}
}
