import TokencDiagnostics
import TokencCore

/// The groups of some tokens, each once, in the order of the tokens.
struct TokenTree {
  private var children: [PathID: [PathID]] = [:]
  private var tokens: [PathID: TokenID] = [:]

  init(_ tokens: [TokenID], _ set: TokenSet) {
    var seen: Set<PathID> = [.root]
    for token in tokens {
      var path = set.tokens[token.index].path
      self.tokens[path] = token
      while seen.insert(path).inserted {
        let parent = set.paths[path].parent
        children[parent, default: []].append(path)
        path = parent
      }
    }
  }

  /// The groups and tokens below a path.
  func children(of path: PathID) -> [PathID] { children[path] ?? [] }

  /// The token at a path.
  func token(at path: PathID) -> TokenID? { tokens[path] }
}
