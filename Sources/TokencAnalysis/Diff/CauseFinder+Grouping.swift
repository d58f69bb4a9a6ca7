extension CauseFinder {
  /// The edits behind all changed values, each with what follows it.
  static func causes(of changes: [Change], in comparison: Comparison) -> [Cause] {
    let changed = changes.filter { $0.kind == .changed }
    guard !changed.isEmpty else { return [] }
    var finders = comparison.columns.indices.map { CauseFinder(comparison, column: $0) }
    var followers: [PairID: [Cause.Follower]] = [:]
    var edited: [PairID: Set<Int>] = [:]
    for change in changed {
      var columns: [PairID: [Int]] = [:]
      var others: [PairID: Set<PairID>] = [:]
      for column in change.columns {
        let causes = finders[column].causes(of: change.pair)
        // A definition that nothing explains is an edit of its own.
        for cause in causes.isEmpty ? [change.pair] : causes {
          columns[cause, default: []].append(column)
          others[cause, default: []].formUnion(causes.filter { $0 != cause })
        }
      }
      for (cause, columns) in columns {
        edited[cause, default: []].formUnion(columns)
        guard cause != change.pair else {
          followers[cause, default: []] += []
          continue
        }
        // The chain is that of the first column in which the token follows the edit.
        let chain = finders[columns[0]].chain(from: change.pair, to: cause)
        followers[cause, default: []].append(
          Cause.Follower(
            pair: change.pair, chain: chain.hops, isCut: chain.isCut, columns: columns,
            otherCauses: others[cause, default: []].sorted()))
      }
    }
    return followers.sorted { $0.key < $1.key }
      .map {
        Cause(pair: $0.key, columns: edited[$0.key, default: []].sorted(), followers: $0.value)
      }
  }
}
