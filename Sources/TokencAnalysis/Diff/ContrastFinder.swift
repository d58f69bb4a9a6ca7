import TokencCore

/// Finds the pairs of colors whose contrast changed.
enum ContrastFinder {
  private struct Key: Hashable {
    let foreground: PairID
    let background: PairID
  }

  /// Pairs that fall below their threshold first, otherwise in token order.
  static func changes(in comparison: Comparison) -> [ContrastChange] {
    let before = ContrastPair.all(in: comparison.old.resolved).map { pair in
      (
        key: Key(
          foreground: comparison.pairs.pair(ofOld: pair.foreground),
          background: comparison.pairs.pair(ofOld: pair.background)), pair: pair
      )
    }
    let after = ContrastPair.all(in: comparison.new.resolved).map { pair in
      (
        key: Key(
          foreground: comparison.pairs.pair(ofNew: pair.foreground),
          background: comparison.pairs.pair(ofNew: pair.background)), pair: pair
      )
    }
    let olds = Dictionary(before.map { ($0.key, $0.pair) }) { first, _ in first }
    let news = Dictionary(after.map { ($0.key, $0.pair) }) { first, _ in first }
    let all = after + before.filter { news[$0.key] == nil }
    var changes: [ContrastChange] = []
    for (key, pair) in all {
      for modePair in comparison.modePairs.indices
      where comparison.differs(key.foreground, modePair: modePair)
        || comparison.differs(key.background, modePair: modePair)
      {
        let change = ContrastChange(
          foreground: key.foreground, background: key.background, modePair: modePair,
          threshold: pair.threshold,
          before: contrast(of: olds[key], modePair, comparison.old),
          after: contrast(of: news[key], modePair, comparison.new))
        if change.before != change.after { changes.append(change) }
      }
    }
    return changes.filter(\.falls) + changes.filter { !$0.falls }
  }

  private static func contrast(
    of pair: ContrastPair?, _ modePair: Int, _ side: DiffSide
  ) -> Double? {
    guard let pair, let front = side.mode(of: pair.foreground, modePair: modePair),
      let back = side.mode(of: pair.background, modePair: modePair), front == back
    else { return nil }
    return pair.contrast(in: front, side.resolved)
  }
}
