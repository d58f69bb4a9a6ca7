import TokencDiagnostics
import TokencCore

/// Lists the differences between paired tokens.
struct ChangeFinder {
  private let comparison: Comparison
  private let renamed: Set<PairID>
  private var changes: [Change] = []

  /// All changes, in the order of the pairs.
  static func changes(in comparison: Comparison, renamed: Set<PairID>) -> [Change] {
    var finder = ChangeFinder(comparison: comparison, renamed: renamed)
    for pair in comparison.pairs.pairs.indices { finder.add(PairID(pair)) }
    return finder.changes
  }

  private init(comparison: Comparison, renamed: Set<PairID>) {
    self.comparison = comparison
    self.renamed = renamed
  }

  private mutating func add(_ pair: PairID) {
    let tokens = comparison.pairs[pair]
    let isOld = comparison.isPresent(tokens.old, comparison.old)
    let isNew = comparison.isPresent(tokens.new, comparison.new)
    switch (isOld, isNew) {
    case (false, false): break
    case (false, true): add(.added, pair, modePairs(of: tokens.new, comparison.new))
    case (true, false): add(.removed, pair, modePairs(of: tokens.old, comparison.old))
    case (true, true): addDifferences(pair)
    }
  }

  private mutating func addDifferences(_ pair: PairID) {
    guard let oldToken = comparison.pairs[pair].old, let newToken = comparison.pairs[pair].new
    else { return }
    if renamed.contains(pair) { add(.renamed, pair, modePairs(of: newToken, comparison.new)) }
    let modePairs = comparison.differingModes(pair)
    if !modePairs.isEmpty { add(.changed, pair, modePairs) }
    if !comparison.haveSameType(oldToken, newToken) { add(.retyped, pair, []) }
    let old = comparison.old.resolved
    let new = comparison.new.resolved
    if old.description(of: oldToken) != new.description(of: newToken)
      || old.deprecation(of: oldToken) != new.deprecation(of: newToken)
    {
      add(.metadata, pair, [])
    }
  }

  private mutating func add(_ kind: DiffKind, _ pair: PairID, _ modePairs: [Int]) {
    let tokens = comparison.pairs[pair]
    changes.append(
      Change(
        kind: kind, pair: pair, old: kind == .added ? nil : tokens.old,
        new: kind == .removed ? nil : tokens.new, modePairs: modePairs))
  }

  private func modePairs(of token: TokenID?, _ side: DiffSide) -> [Int] {
    guard let token else { return [] }
    return comparison.modePairs.indices.filter { side.hasValue(token, modePair: $0) }
  }
}
