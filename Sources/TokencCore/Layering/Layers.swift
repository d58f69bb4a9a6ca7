package import TokencDiagnostics

/// Which value a token has in each mode: the result of layering.
package struct Layers: Sendable {
  /// The names of the modes in column order: `light` and `dark` first; `default` alone if no value
  /// has modes, and before them if a `$value` beside modes belongs to none of them.
  package var modes: [String]
  /// The effective value, by token and mode; nil if no layer gives one.
  package var slots: [Packed<ValueID>] = []
  /// The tokens by full path text; only if names contain dots.
  package var tokensBySpelling = TextMap<TokenID>()

  package init(modes: [String]) {
    self.modes = modes
  }

  /// The effective value of a token in a mode.
  package func value(of token: TokenID, in mode: ModeID) -> ValueID? {
    slots[token.index * modes.count + mode.index].wrappedValue
  }
}

/// Tokens whose definitions are chosen; references are still as written.
package struct LayeredTokens: Sendable {
  package var set: TokenSet
  package var layers: Layers
}
