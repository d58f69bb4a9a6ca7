import TokencDiagnostics

/// A spelling of references beside braces: all of a string, told by its first byte.
package struct ReferenceForm: Sendable {
  /// The byte that a reference of this form begins with.
  let opening: UInt8
  /// Whether the form is known only in the files that its dialect owns.
  let isForOwnFiles: Bool
  /// Whether a string of this form that names no token is text.
  let isTextUnlessToken: Bool
  /// Where the path stands in a string that is a reference; nil where it is text.
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

/// What a dialect knows of references.
package struct ReferenceRules: Sendable {
  /// Its spellings beside braces.
  package var forms: [ReferenceForm] = []
  /// Finds plain values that are not tokens and may be referred to all the same, by their paths;
  /// made when a reference does not name a token.
  package var plainValues: (@Sendable (TokenSet) -> TextMap<Definition.Place>)?

  package init() {}
}
