extension CauseFinder {
  /// The edits behind all changed values, each with what follows it.
  static func causes(of changes: [Change], in comparison: Comparison) -> [Cause] {
    let changed = changes.filter { $0.kind == .changed }
    guard !changed.isEmpty else { return [] }
    var finders = comparison.columns.indices.map { CauseFinder(comparison, column: $0) }
    var followers: [PairID: [Cause.Follower]] = [:]
    for change in changed {
      // The first column in which the token follows an edit tells the chain.
      var columns: [PairID: Int] = [:]
      for column in change.columns {
        let causes = finders[column].causes(of: change.pair)
        for cause in causes where columns[cause] == nil { columns[cause] = column }
      }
      let causes = columns.isEmpty ? [change.pair] : columns.keys.sorted()
      for cause in causes {
        guard let column = columns[cause], cause != change.pair else {
          followers[cause, default: []] += []
          continue
        }
        let chain = finders[column].chain(from: change.pair, to: cause)
        followers[cause, default: []].append(
          Cause.Follower(
            pair: change.pair, chain: chain.hops, isCut: chain.isCut,
            otherCauses: causes.filter { $0 != cause }))
      }
    }
    return followers.sorted { $0.key < $1.key }
      .map { Cause(pair: $0.key, followers: $0.value) }
  }
}
