package import TokencDiagnostics

/// How a dialect transforms the values of its files, once everything a value refers to is settled.
///
/// It may put a computed value in the place of the written one (``ResolvedTokens/install(_:of:token:in:)``)
/// and returns what is wrong with it.
package typealias ValueTransform =
  @Sendable (TokenID, ValueID, ModeID, inout ResolvedTokens) -> [ValueFinding]

/// A fault in a part of a value.
package struct ValueFinding: Sendable {
  /// The part.
  package let cursor: ValueCursor
  /// The finding about it, given its place.
  package let diagnostic: @Sendable (Diagnostic.Place) -> Diagnostic

  package init(
    at cursor: ValueCursor, _ diagnostic: @escaping @Sendable (Diagnostic.Place) -> Diagnostic
  ) {
    self.cursor = cursor
    self.diagnostic = diagnostic
  }
}
