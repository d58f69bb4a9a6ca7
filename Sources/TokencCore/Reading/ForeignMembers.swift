/// Names of members that other tools read and tokenc does not, so that each is said.
enum ForeignMembers {
  /// Beside a value they change what it means.
  ///
  /// Transforms of build tools read some of them, and exports of design tools write others; without
  /// a warning, a color would be another one than its author sees.
  static let changingValues = [
    "alpha", "opacity", "mix", "modify", "modifier", "modifiers", "darken", "lighten", "saturate",
    "desaturate", "darkValue", "lightValue", "dark", "light", "unit", "original",
  ]

  /// An object without a value and tokens that has one of them is meant to be a token.
  ///
  /// Other objects may hold plain values that references use.
  static let markingTokens = [
    "aliasOf", "alias", "reference", "ref", "type", "description", "comment", "hex", "rgba", "val",
  ]
}
