import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// Numbers values by what they mean, so that comparing two costs a comparison of numbers.
struct MeaningTable {
  private var meanings = NameTable()
  /// The numbers of the values at the ends of chains, stack by stack, token by token and mode by
  /// mode: an alias has its end's.
  private var known: [[UInt32]]
  private var scratch = OutputBuffer()

  /// Not numbered yet.
  private static let unknown = UInt32.max

  init(_ old: ResolvedTokens, _ new: ResolvedTokens) {
    known = [old, new].map { [UInt32](repeating: Self.unknown, count: $0.states.count) }
  }

  /// The number of what a token's value means as a value of `type`; nil where it has none.
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
}
