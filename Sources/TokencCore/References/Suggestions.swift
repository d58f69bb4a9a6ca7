import TokencDiagnostics
import TokencText
import TokencJSON

/// Finds the token that a misspelled path may mean.
///
/// Comparing every misspelling with every token would take quadratic time in a bad file, so
/// suggestions stop after a fixed amount of work; the errors themselves are still reported.
struct Suggestions {
  /// How many pairs of bytes are compared in all, which takes a few tenths of a second.
  private static let budget = 20_000_000

  private let set: TokenSet
  private let isCandidate: (TokenID) -> Bool
  /// The candidates by path length, each list in source order; built on first use.
  private var candidates: [[(token: TokenID, path: [UInt8])]]?
  /// The first candidate of each path beyond ASCII; keys are equal in every normal form.
  private var lookalikes: [String: TokenID]?
  private var distances = EditDistance()

  /// Suggestions among the visible tokens for which `isCandidate` holds.
  init(_ set: TokenSet, where isCandidate: @escaping (TokenID) -> Bool = { _ in true }) {
    self.set = set
    self.isCandidate = isCandidate
  }

  /// The nearest token, the first one of several equally near; nil if none is near enough.
  ///
  /// Nothing is nearer than what looks the same.
  mutating func nearest(to path: String) -> TokenID? {
    if let token = lookalike(of: path) { return token }
    guard distances.work < Self.budget else { return nil }
    let wanted = Array(path.utf8)
    let limit = EditDistance.largestDistance(for: wanted.count)
    let candidates = candidatesByLength()
    var nearest: (distance: Int, token: TokenID)?
    for length in max(0, wanted.count - limit)...wanted.count + limit
    where length < candidates.count {
      for index in candidates[length].indices {
        let bound = nearest?.distance ?? limit
        let path = candidates[length][index].path
        guard let distance = distances.between(wanted, path, limit: bound) else { continue }
        let token = candidates[length][index].token
        if let found = nearest, (found.distance, found.token.index) < (distance, token.index) {
          continue
        }
        nearest = (distance, token)
      }
    }
    return nearest?.token
  }

  private mutating func lookalike(of path: String) -> TokenID? {
    guard !path.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let known =
      lookalikes
      ?? Dictionary(
        candidatesByLength().joined().lazy.filter { !$0.path.allSatisfy { $0 < 0x80 } }
          .map { (String(decoding: $0.path, as: UTF8.self), $0.token) },
        uniquingKeysWith: { $0.index < $1.index ? $0 : $1 })
    lookalikes = known
    return known[path]
  }

  private mutating func candidatesByLength() -> [[(token: TokenID, path: [UInt8])]] {
    if let candidates { return candidates }
    var found: [[(token: TokenID, path: [UInt8])]] = []
    for index in set.tokens.indices where !set.tokens[index].isHidden {
      let token = TokenID(index)
      guard isCandidate(token) else { continue }
      let path = set.pathBytes(token)
      while found.count <= path.count { found.append([]) }
      found[path.count].append((token, path))
    }
    candidates = found
    return found
  }
}
