import TokencText
import TokencDiagnostics
import TokencCore

/// Two stacks side by side: which tokens match, and where their values differ.
struct Comparison {
  let modePairs: [ModePair]
  let old: DiffSide
  let new: DiffSide
  var pairs: TokenPairs
  var meanings: MeaningTable
  /// Pair by pair and mode by mode, whether the values differ; a value differs from no value.
  private(set) var differs: [Bool] = []

  init(_ old: ResolvedTokens, _ new: ResolvedTokens, modes: [String]) {
    let all = ModePair.all(old, new)
    modePairs = modes.isEmpty ? all : all.filter { modes.contains($0.name) }
    // Constants rather than properties, which would be copied for each call.
    let oldSide = DiffSide(old, modes: modePairs.map(\.old))
    let newSide = DiffSide(new, modes: modePairs.map(\.new))
    var meanings = MeaningTable(old, new)
    pairs = TokenPairs(old: old.set, new: new.set)
    differs.reserveCapacity(pairs.pairs.count * modePairs.count)
    for pair in pairs.pairs {
      for modePair in modePairs.indices {
        differs.append(meanings.differ(pair, modePair: modePair, oldSide, newSide))
      }
    }
    self.old = oldSide
    self.new = newSide
    self.meanings = meanings
  }

  /// Treats a removed and an added token as one.
  mutating func join(_ removed: PairID, _ added: PairID) {
    pairs.join(removed, added)
    for modePair in modePairs.indices {
      differs[removed.index * modePairs.count + modePair] = false
      differs[added.index * modePairs.count + modePair] = false
    }
  }

  /// Whether the values of a pair differ in a mode.
  func differs(_ pair: PairID, modePair: Int) -> Bool {
    differs[pair.index * modePairs.count + modePair]
  }

  /// The modes in which a pair's values differ.
  func differingModes(_ pair: PairID) -> [Int] {
    modePairs.indices.filter { differs(pair, modePair: $0) }
  }

  /// Whether a token is printed and has any value; a token without one counts as absent.
  func isPresent(_ token: TokenID?, _ side: DiffSide) -> Bool {
    guard let token, !side.resolved.set.tokens[token.index].isHidden else { return false }
    return modePairs.indices.contains { side.hasValue(token, modePair: $0) }
  }

  /// Whether two tokens have types with the same name.
  func haveSameType(_ oldToken: TokenID, _ newToken: TokenID) -> Bool {
    let first = old.resolved.types[oldToken]
    let second = new.resolved.types[newToken]
    guard let first, let second else { return first == second }
    guard !first.isKnown, !second.isKnown else { return first == second }
    return first.name(in: old.resolved.set.names)
      .hasSameBytes(as: second.name(in: new.resolved.set.names))
  }
}
