extension ResolvedTokens {
  /// The visible token at a path, written as in references.
  package func token(at path: String) -> TokenID? {
    let bytes = Array(path.utf8)
    var lookup = ReferenceLookup()
    switch lookup.find(bytes, bytes.indices, set, layers) {
    case .token(let token), .trimmed(let token): return token
    case .part, .group, .property, .missing: return nil
    }
  }

  /// The token that a misspelled path may mean.
  package func nearestToken(to path: String) -> TokenID? {
    var suggestions = Suggestions(set)
    return suggestions.nearest(to: path)
  }
}
