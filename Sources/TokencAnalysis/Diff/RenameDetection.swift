import TokencText
import TokencDiagnostics
import TokencCore

/// Finds renamed tokens: one removed and one added with the same type, values and users.
struct RenameDetection {
  /// What two tokens must have in common.
  private struct Signature: Hashable {
    var type: ExactText
    var values: [UInt32?]
    var users: [PairID]
  }

  /// The unmatched tokens that share one signature.
  private struct Candidates {
    var removed: [PairID] = []
    var added: [PairID] = []
  }

  /// The most rounds: a token that refers to renamed tokens only matches once those are joined.
  private static let rounds = 8

  /// Joins renamed tokens and returns the joined pairs.
  ///
  /// Only an unambiguous match is a rename; if two tokens fit, both stay separate.
  static func join(in comparison: inout Comparison) -> [PairID] {
    var joined: [PairID] = []
    for _ in 0..<rounds {
      let found = candidates(&comparison).values.filter {
        $0.removed.count == 1 && $0.added.count == 1
      }
      if found.isEmpty { break }
      for candidate in found {
        comparison.join(candidate.removed[0], candidate.added[0])
        joined.append(candidate.added[0])
      }
    }
    return joined.sorted()
  }

  private static func candidates(_ comparison: inout Comparison) -> [Signature: Candidates] {
    var removed: [PairID] = []
    var added: [PairID] = []
    for index in comparison.pairs.pairs.indices {
      let pair = comparison.pairs.pairs[index]
      let isOld = comparison.isPresent(pair.old, comparison.old)
      let isNew = comparison.isPresent(pair.new, comparison.new)
      // A broken token has a place even though it has no value.
      if isOld, pair.new == nil { removed.append(PairID(index)) }
      if isNew, pair.old == nil { added.append(PairID(index)) }
    }
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    let oldUsers = Dependents(comparison.old.resolved)
    let newUsers = Dependents(comparison.new.resolved)
    var candidates: [Signature: Candidates] = [:]
    for pair in removed {
      guard let token = comparison.pairs[pair].old else { continue }
      let users = oldUsers.direct(of: token).map { comparison.pairs.pair(ofOld: $0.token) }
      let signature = signature(token, users, comparison.old, isNew: false, &comparison)
      candidates[signature, default: Candidates()].removed.append(pair)
    }
    for pair in added {
      guard let token = comparison.pairs[pair].new else { continue }
      let users = newUsers.direct(of: token).map { comparison.pairs.pair(ofNew: $0.token) }
      let signature = signature(token, users, comparison.new, isNew: true, &comparison)
      candidates[signature, default: Candidates()].added.append(pair)
    }
    return candidates
  }

  private static func signature(
    _ token: TokenID, _ users: [PairID], _ side: DiffSide, isNew: Bool,
    _ comparison: inout Comparison
  ) -> Signature {
    let set = side.resolved.set
    let type = side.resolved.tokenType(token)
    let values = comparison.modePairs.indices.map {
      comparison.meanings.meaning(of: token, modePair: $0, as: type, side, isNew: isNew)
    }
    return Signature(
      type: ExactText(type?.name(in: set.names) ?? ""), values: values, users: users.sorted())
  }
}
