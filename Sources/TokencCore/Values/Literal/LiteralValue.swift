/// A value in the notation of DTCG 2025.10 (Format module, sections 8 and 9).
///
/// It is JSON whose numbers keep the digits of their source.
package indirect enum LiteralValue: Sendable {
  /// A string, in UTF-8.
  case text([UInt8])
  /// A number, `true` or `false`; its text is JSON already.
  case literal([UInt8])
  case array([LiteralValue])
  /// An object without duplicate names.
  case object([(name: String, value: LiteralValue)])
  /// A reference to a token of the type required at its place, and its value, for consumers who
  /// cannot refer to it.
  case alias(TokenID, LiteralValue)
}

extension LiteralValue {
  /// A short fixed text.
  static func text(_ text: String) -> LiteralValue { .text(Array(text.utf8)) }
}

extension ResolvedTokens {
  /// A token's value in a mode in the notation of DTCG 2025.10; nil if it has none.
  ///
  /// Values kept as written because only other platforms understand them are refused, and so are
  /// those that DTCG cannot express. An omitted `spread` of a shadow or `delay` of a transition is
  /// zero, and is written out.
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
    // A value computed from an alias's target differs from it.
    guard let target = alias(of: token, in: mode),
      end(of: token, in: mode) == end(of: target, in: mode)
    else { return value }
    return reader.alias(target, type, mode, value)
  }
}
