import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// Numbers values by meaning, so that comparing two values costs an integer comparison.
struct MeaningTable {
  private var meanings = NameTable()
  /// The numbers of the values at the ends of chains, by stack, token and mode; an alias has the
  /// number of its end.
  private var known: [[UInt32]]
  private var scratch = OutputBuffer()

  /// Not numbered yet.
  private static let unknown = UInt32.max

  init(_ old: ResolvedTokens, _ new: ResolvedTokens) {
    known = [old, new].map { [UInt32](repeating: Self.unknown, count: $0.states.count) }
  }

  /// The number of a token's value read as `type`; nil if it has none.
  mutating func meaning(
    of token: TokenID, modePair: Int, as type: TokenType?, _ side: DiffSide, isNew: Bool
  ) -> UInt32? {
    let resolved = side.resolved
    guard let mode = side.mode(of: token, modePair: modePair),
      resolved.isResolved(token, in: mode)
    else { return nil }
    let end = resolved.end(of: token, in: mode)
    let slot = end.index * resolved.layers.modes.count + mode.index
    let isOwnType = resolved.tokenType(end) == type
    if isOwnType, known[isNew ? 1 : 0][slot] != Self.unknown { return known[isNew ? 1 : 0][slot] }
    scratch.bytes.removeAll(keepingCapacity: true)
    resolved.writeMeaning(of: token, in: mode, as: type, into: &scratch)
    let number = meanings.intern(scratch.bytes, scratch.bytes.indices).rawValue
    if isOwnType { known[isNew ? 1 : 0][slot] = number }
    return number
  }

  /// Whether the values of a pair of tokens differ in a mode; a value differs from no value.
  mutating func differ(
    _ pair: TokenPairs.Pair, modePair: Int, _ old: DiffSide, _ new: DiffSide
  ) -> Bool {
    guard let oldToken = pair.old, let newToken = pair.new else {
      return pair.old.map { old.hasValue($0, modePair: modePair) }
        ?? pair.new.map { new.hasValue($0, modePair: modePair) } ?? false
    }
    func meanSame(as type: TokenType?) -> Bool {
      meaning(of: oldToken, modePair: modePair, as: type, old, isNew: false)
        == meaning(of: newToken, modePair: modePair, as: type, new, isNew: true)
    }
    let oldType = old.resolved.types[oldToken]
    let newType = new.resolved.types[newToken]
    if meanSame(as: newType) { return false }
    // A difference that comes only from the type is not a difference in value.
    return oldType == newType || !meanSame(as: oldType)
  }
}
