package import TokencDiagnostics
package import TokencText

/// One reference as written, `{theme.color.background.brand}`.
package struct Reference: Sendable {
  package var value: ValueID
  /// The string that contains it, or the object of a `$ref`.
  package var node: UInt32
  /// From the opening brace to the closing one; the whole text of a pointer.
  package var range: SourceRange
  /// The referenced token; nil if the reference does not name a token.
  @Packed package var target: TokenID? = nil
  /// Whether it is the whole string.
  package var isWhole: Bool
  /// The path into the target's value, as a range of ``Links/steps``; empty for the whole value.
  package var steps: Range<UInt32> = 0..<0
  /// Whether the text between the braces is exactly the target's path.
  var isExact = false
}

extension TokenSet {
  /// A reference's own place.
  package func place(of reference: Reference) -> Diagnostic.Place {
    Diagnostic.Place(file(of: reference.value), reference.range)
  }
}
