extension CauseFinder {
  /// The edits behind all changed values, each with what follows from it.
  static func causes(of changes: [Change], in comparison: Comparison) -> [Cause] {
    let changed = changes.filter { $0.kind == .changed }
    guard !changed.isEmpty else { return [] }
    var finders = comparison.modePairs.indices.map { CauseFinder(comparison, modePair: $0) }
    var followers: [PairID: [Cause.Follower]] = [:]
    var edited: [PairID: Set<Int>] = [:]
    for change in changed {
      var modePairs: [PairID: [Int]] = [:]
      var others: [PairID: Set<PairID>] = [:]
      for modePair in change.modePairs {
        let causes = finders[modePair].causes(of: change.pair)
        // A definition that nothing explains is an edit of its own.
        for cause in causes.isEmpty ? [change.pair] : causes {
          modePairs[cause, default: []].append(modePair)
          others[cause, default: []].formUnion(causes.filter { $0 != cause })
        }
      }
      for (cause, modePairs) in modePairs {
        edited[cause, default: []].formUnion(modePairs)
        guard cause != change.pair else {
          followers[cause, default: []] += []
          continue
        }
        // The chain is the one in the first modePair in which the token follows the edit.
        let chain = finders[modePairs[0]].chain(from: change.pair, to: cause)
        followers[cause, default: []].append(
          Cause.Follower(
            pair: change.pair, chain: chain.hops, isCut: chain.isCut, modePairs: modePairs,
            otherCauses: others[cause, default: []].sorted()))
      }
    }
    return followers.sorted { $0.key < $1.key }
      .map {
        Cause(pair: $0.key, modePairs: edited[$0.key, default: []].sorted(), followers: $0.value)
      }
  }
}
