package import TokencDiagnostics

/// The type of every token and its origin: the result of typing.
package struct Types: Sendable {
  /// Where a type comes from; earlier cases take precedence.
  package enum Origin: Sendable {
    /// The token's own `$type`.
    case own
    /// The type in an earlier layer.
    case earlierLayer
    /// The token that its alias leads to.
    case target
    /// The nearest group's `$type`, or a group that implies one.
    case group
    /// The spelling of the value; never if files must follow the specification strictly.
    case guess
    /// Unknown.
    case none
  }

  /// Token by token.
  package var types: [Packed<TokenType>]
  package var origins: [Origin]

  init(count: Int) {
    types = [Packed](repeating: .nothing, count: count)
    origins = [Origin](repeating: .none, count: count)
  }

  /// A token's type; nil if it is unknown.
  package subscript(token: TokenID) -> TokenType? {
    get { types[token.index].wrappedValue }
    set { types[token.index].wrappedValue = newValue }
  }
}
