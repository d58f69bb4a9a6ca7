/// A value as DTCG 2025.10 spells it (Format module, sections 8 and 9): JSON whose numbers have the
/// digits of their source.
package indirect enum LiteralValue: Sendable {
  /// A string, in UTF-8.
  case text([UInt8])
  /// A number, `true` or `false`: its text is JSON as it is.
  case literal([UInt8])
  case array([LiteralValue])
  /// An object; no name stands twice.
  case object([(name: String, value: LiteralValue)])
  /// A reference to a token of the type that is wanted at its place, and what it leads to, for those
  /// who cannot refer to it.
  case alias(TokenID, LiteralValue)
}

extension LiteralValue {
  /// A short text of the program's own.
  static func text(_ text: String) -> LiteralValue { .text(Array(text.utf8)) }
}

extension ResolvedTokens {
  /// A token's value in a mode as DTCG 2025.10 spells it; nil where it has none.
  ///
  /// What tokenc keeps as written, because only other platforms understand it, is refused, and so is
  /// what DTCG has no words for. A shadow's `spread` and a transition's `delay` that are left out
  /// are nothing, and are spelled out as such.
  ///
  /// - Precondition: the token has one of the 13 types of DTCG.
  package func literalValue(
    of token: TokenID, in mode: ModeID
  ) throws(UnreadableValue) -> LiteralValue? {
    guard let cursor = cursor(of: token, in: mode), let type = tokenType(token) else {
      return nil
    }
    let reader = LiteralReader(self)
    let value = try reader.read(cursor, type)
    // What is calculated from an alias's target differs from it.
    guard let target = alias(of: token, in: mode),
      end(of: token, in: mode) == end(of: target, in: mode)
    else { return value }
    return reader.alias(target, type, mode, value)
  }
}
