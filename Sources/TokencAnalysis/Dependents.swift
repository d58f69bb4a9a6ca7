import TokencDiagnostics
package import TokencCore

/// The references of a token set, reversed: who refers to whom.
package struct Dependents: Sendable {
  private struct Edge: Sendable {
    let user: TokenID
    let mode: ModeID
  }

  /// For each token, the values that refer to it.
  private var edges: [[Edge]]

  package init(_ resolved: ResolvedTokens) {
    let set = resolved.set
    edges = [[Edge]](repeating: [], count: set.tokens.count)
    for token in set.tokens.indices {
      for mode in resolved.modes {
        guard let id = resolved.layers.value(of: TokenID(token), in: mode) else { continue }
        for index in resolved.links.references(of: id) {
          guard let target = resolved.links.references[index].target else { continue }
          edges[target.index].append(Edge(user: TokenID(token), mode: mode))
        }
      }
    }
  }

  /// The tokens that refer to `token`, in source order.
  package func direct(of token: TokenID) -> [Explanation.User] {
    var modes: [TokenID: [ModeID]] = [:]
    for edge in edges[token.index] where modes[edge.user]?.last != edge.mode {
      modes[edge.user, default: []].append(edge.mode)
    }
    return modes.sorted { $0.key < $1.key }.map { Explanation.User(token: $0.key, modes: $0.value) }
  }

  /// The tokens that depend on `token`, directly or through others, itself left out.
  package func all(of token: TokenID) -> Set<TokenID> {
    var found: Set<TokenID> = []
    var open = [token]
    while let next = open.popLast() {
      for edge in edges[next.index] where edge.user != token && found.insert(edge.user).inserted {
        open.append(edge.user)
      }
    }
    return found
  }
}
