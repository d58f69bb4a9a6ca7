import TokencText
package import TokencDiagnostics
package import TokencCore
import TokencJSON

/// How one token gets its value in each mode, and who depends on it.
///
///     let explanation = Explanation(token, modes: tokens.modes, in: tokens)
///     for way in explanation.ways { print(way.hops.map(\.written).joined(separator: " → ")) }
package struct Explanation: Sendable {
  /// One stop on the way from a token to its value.
  package struct Hop: Sendable {
    package let token: TokenID
    /// The value as written in its file.
    package let written: String
    /// Where that value is.
    package let place: Diagnostic.Place
    /// The keys of the definitions that this one replaced, latest first.
    package let overridden: [Diagnostic.Place]
    /// What a text, array or object refers to; an alias's only target is the next hop.
    package let parts: [Part]
  }

  /// A reference inside a text, array or object.
  package struct Part: Sendable {
    package let target: TokenID
    package let place: Diagnostic.Place
  }

  /// The path to the value in one mode.
  package struct Way: Sendable {
    package let mode: ModeID
    /// From the token itself to the end of its chain, or to where it breaks.
    package let hops: [Hop]
    package let state: ResolvedTokens.State
  }

  /// A token that refers to the explained one.
  package struct User: Sendable {
    package let token: TokenID
    /// The modes in which it does so.
    package let modes: [ModeID]
  }

  package let token: TokenID
  package let ways: [Way]
  /// The tokens that refer to it directly.
  package let users: [User]
  /// How many tokens depend on it, directly or through others.
  package let dependentCount: Int

  /// Explains `token` in some modes.
  package init(_ token: TokenID, modes: [ModeID], in resolved: ResolvedTokens) {
    self.token = token
    ways = modes.map { mode in
      Way(
        mode: mode, hops: Self.hops(from: token, mode, resolved),
        state: resolved.state(of: token, in: mode))
    }
    let dependents = Dependents(resolved)
    users = dependents.direct(of: token)
    dependentCount = dependents.all(of: token).count
  }

  private static func hops(
    from token: TokenID, _ mode: ModeID, _ resolved: ResolvedTokens
  ) -> [Hop] {
    chain(from: token, mode, resolved).compactMap { hop in
      resolved.layers.value(of: hop, in: mode).map { self.hop(hop, $0, resolved) }
    }
  }

  /// The tokens from `token` to the end of its alias chain; a cycle ends where it closes.
  static func chain(
    from token: TokenID, _ mode: ModeID, _ resolved: ResolvedTokens
  ) -> [TokenID] {
    var chain: [TokenID] = []
    var visited: Set<TokenID> = []
    var next: TokenID? = token
    while let current = next, visited.insert(current).inserted {
      chain.append(current)
      next = resolved.alias(of: current, in: mode)
    }
    return chain
  }

  private static func hop(
    _ token: TokenID, _ id: ValueID, _ resolved: ResolvedTokens
  ) -> Hop {
    let set = resolved.set
    let value = set.values[id.index]
    let place = set.place(of: value.node, in: id)
    let written = set.trees[place.file.index].bytes[place.range.bounds]
    let overridden = set.definitions(from: value.definition).dropFirst()
    var parts: [Part] = []
    if resolved.links.uses[id.index].form != .alias {
      for index in resolved.links.references(of: id) {
        guard let target = resolved.links.references[index].target else { continue }
        parts.append(Part(target: target, place: set.place(of: resolved.links.references[index])))
      }
    }
    return Hop(
      token: token, written: String(decoding: written, as: UTF8.self), place: place,
      overridden: overridden.map { set.keyPlace($0) }, parts: parts)
  }
}
