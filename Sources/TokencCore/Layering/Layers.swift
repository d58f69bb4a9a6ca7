package import TokencDiagnostics

/// Which value a token has in each mode: the result of layering.
package struct Layers: Sendable {
  /// The names of the modes in the order of their columns: `light` and `dark` first; `default`
  /// alone where no value has modes, and before them where a `$value` beside modes is none of them.
  package var modes: [String]
  /// The value that counts, token by token and mode by mode; nil where no layer gives one.
  package var slots: [Packed<ValueID>] = []
  /// The tokens by their whole paths; only where names hold dots.
  package var tokensBySpelling = TextMap<TokenID>()

  package init(modes: [String]) {
    self.modes = modes
  }

  /// The value of a token that counts in a mode.
  package func value(of token: TokenID, in mode: ModeID) -> ValueID? {
    slots[token.index * modes.count + mode.index].wrappedValue
  }
}

/// Tokens of which it is known which definition counts; references are still as written.
package struct LayeredTokens: Sendable {
  package var set: TokenSet
  package var layers: Layers
}
