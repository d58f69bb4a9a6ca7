package import TokencDiagnostics
package import TokencText

/// One reference as written, `{theme.color.background.brand}`.
package struct Reference: Sendable {
  package var value: ValueID
  /// The string that holds it, or the object of a `$ref`.
  package var node: UInt32
  /// From the opening brace to the closing one; all of a pointer's text.
  package var range: SourceRange
  /// What it names; nil where that is not a token.
  @Packed package var target: TokenID? = nil
  /// Whether it is all of its string.
  package var isWhole: Bool
  /// Where in the target's value it leads, as a range of ``Links/steps``; empty for all of it.
  package var steps: Range<UInt32> = 0..<0
  /// Whether what stands between the braces is the target's path to the letter.
  var isExact = false
}

extension TokenSet {
  /// A reference's own place.
  package func place(of reference: Reference) -> Diagnostic.Place {
    Diagnostic.Place(file(of: reference.value), reference.range)
  }
}
