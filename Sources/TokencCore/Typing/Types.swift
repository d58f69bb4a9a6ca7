package import TokencDiagnostics

/// The type of every token, and where it comes from: what typing makes.
package struct Types: Sendable {
  /// Where a type comes from; the earlier case wins.
  package enum Origin: Sendable {
    /// The token's own `$type`.
    case own
    /// What an earlier layer gave it.
    case earlierLayer
    /// The token that its alias leads to.
    case target
    /// The nearest group's `$type`, or a group that implies one.
    case group
    /// How its value is spelled; never where files are held to the letter.
    case guess
    /// Nothing tells.
    case none
  }

  /// Token by token.
  package var types: [Packed<TokenType>]
  package var origins: [Origin]

  init(count: Int) {
    types = [Packed](repeating: .nothing, count: count)
    origins = [Origin](repeating: .none, count: count)
  }

  /// A token's type; nil where nothing tells it.
  package subscript(token: TokenID) -> TokenType? {
    get { types[token.index].wrappedValue }
    set { types[token.index].wrappedValue = newValue }
  }
}
