import JSON

/// Finds the token that a misspelt path may mean.
///
/// Comparing every misspelling with every token would take time with the square of a bad file's
/// size, so the search stops helping after a fixed amount of work; the errors themselves stay.
struct Suggestions {
  /// How many comparisons are made in all: 50 misspellings against 100,000 tokens.
  private static let budget = 5_000_000

  private let set: TokenSet
  private let isCandidate: (TokenID) -> Bool
  private var candidates: [(token: TokenID, path: [UInt8])]?
  private var work = 0
  private var distances = EditDistance()

  /// Suggestions among the visible tokens for which `isCandidate` holds.
  init(_ set: TokenSet, where isCandidate: @escaping (TokenID) -> Bool = { _ in true }) {
    self.set = set
    self.isCandidate = isCandidate
  }

  /// The nearest token, the first one where several are as near; nil where none is near enough.
  mutating func nearest(to path: String) -> TokenID? {
    let wanted = Array(path.utf8)
    var limit = EditDistance.largestDistance(for: wanted.count)
    var nearest: TokenID?
    for (token, path) in candidatePaths() {
      guard limit >= 0, work < Self.budget else { break }
      work += 1
      guard let distance = distances.between(wanted, path, limit: limit) else { continue }
      nearest = token
      limit = distance - 1
    }
    return nearest
  }

  private mutating func candidatePaths() -> [(token: TokenID, path: [UInt8])] {
    if let candidates { return candidates }
    let found = set.tokens.indices.compactMap { index -> (token: TokenID, path: [UInt8])? in
      let token = TokenID(index)
      guard !set.tokens[index].isHidden, isCandidate(token) else { return nil }
      return (token, set.pathBytes(set.tokens[index].path))
    }
    candidates = found
    return found
  }
}
