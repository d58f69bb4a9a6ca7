import TokencDiagnostics
import TokencCore

/// Two stacks side by side: which tokens belong together, and where their values differ.
struct Comparison {
  let columns: [DiffColumn]
  let old: DiffSide
  let new: DiffSide
  var pairs: TokenPairs
  var meanings: MeaningTable
  /// Pair by pair and column by column, whether the values differ; one value and none do.
  private(set) var differs: [Bool] = []

  init(_ old: ResolvedTokens, _ new: ResolvedTokens, modes: [String]) {
    let all = DiffColumn.all(old, new)
    columns = modes.isEmpty ? all : all.filter { modes.contains($0.name) }
    self.old = DiffSide(old, modes: columns.map(\.old))
    self.new = DiffSide(new, modes: columns.map(\.new))
    pairs = TokenPairs(old: old.set, new: new.set)
    meanings = MeaningTable(old, new)
    differs = [Bool](repeating: false, count: pairs.pairs.count * columns.count)
    for pair in pairs.pairs.indices {
      for column in columns.indices {
        differs[pair * columns.count + column] = compare(pairs.pairs[pair], column)
      }
    }
  }

  /// Takes a removed and an added token for one.
  mutating func join(_ removed: PairID, _ added: PairID) {
    pairs.join(removed, added)
    for column in columns.indices {
      differs[removed.index * columns.count + column] = false
      differs[added.index * columns.count + column] = false
    }
  }

  /// Whether the values of a pair differ in a column.
  func differs(_ pair: PairID, column: Int) -> Bool {
    differs[pair.index * columns.count + column]
  }

  /// The columns in which a pair's values differ.
  func differingColumns(_ pair: PairID) -> [Int] {
    columns.indices.filter { differs(pair, column: $0) }
  }

  /// Whether a token is printed and has a value at all; one that has none counts as absent.
  func isPresent(_ token: TokenID?, _ side: DiffSide) -> Bool {
    guard let token, !side.resolved.set.tokens[token.index].isHidden else { return false }
    return columns.indices.contains { side.hasValue(token, column: $0) }
  }

  /// Whether two tokens have types of the same name.
  func haveSameType(_ oldToken: TokenID, _ newToken: TokenID) -> Bool {
    let first = old.resolved.tokenType(oldToken)
    let second = new.resolved.tokenType(newToken)
    guard let first, let second else { return first == second }
    guard !first.isKnown, !second.isKnown else { return first == second }
    return first.name(in: old.resolved.set.names) == second.name(in: new.resolved.set.names)
  }

  private mutating func compare(_ pair: TokenPairs.Pair, _ column: Int) -> Bool {
    guard let oldToken = pair.old, let newToken = pair.new else {
      return pair.old.map { old.hasValue($0, column: column) }
        ?? pair.new.map { new.hasValue($0, column: column) } ?? false
    }
    let oldType = old.resolved.tokenType(oldToken)
    let newType = new.resolved.tokenType(newToken)
    if meanSame(oldToken, newToken, column, newType) { return false }
    // A value that only its type makes another is none.
    return oldType == newType || !meanSame(oldToken, newToken, column, oldType)
  }

  /// Whether the values of two tokens mean the same as values of `type`.
  private mutating func meanSame(
    _ oldToken: TokenID, _ newToken: TokenID, _ column: Int, _ type: TokenType?
  ) -> Bool {
    let before = meanings.meaning(of: oldToken, column: column, as: type, old, isNew: false)
    let after = meanings.meaning(of: newToken, column: column, as: type, new, isNew: true)
    return before == after
  }
}
