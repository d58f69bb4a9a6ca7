import TokencAnalysis
import TokencCore
import TokencDiagnostics
import TokencText

extension ResolvedStack {
  /// One step on the path from a token to its value.
  public struct Hop: Sendable, Hashable {
    /// The token's path.
    public let path: String
    /// Where the effective value is written.
    public let place: SourcePlace
  }

  /// Every token, in source order; built anew on each access, so access it once.
  public var tokens: [DesignToken] { resolved.visibleTokens.map(token(_:)) }

  /// How many tokens there are.
  public var tokenCount: Int { resolved.tokenCount }

  /// The token with a path, its names joined with dots; nil if there is none.
  ///
  ///     let brand = stack.token(at: "brand")
  ///     print(brand?.type ?? "no type", brand?.text(in: "default") ?? "no value")
  public func token(at path: String) -> DesignToken? {
    resolved.token(at: path).map(token(_:))
  }

  /// The path of the token that a misspelled path may mean.
  public func nearestPath(to path: String) -> String? {
    resolved.nearestToken(to: path).map { resolved.set.pathText($0) }
  }

  /// The path from a token to its value in a mode: the token itself first, the end of its chain
  /// last; empty for a path or mode that does not exist.
  ///
  ///     let hops = stack.chain(from: "brand", in: stack.modes[0])
  ///     print(hops.map(\.path).joined(separator: " -> "))
  public func chain(from path: String, in mode: String) -> [Hop] {
    guard let index = modes.firstIndex(ofText: mode) else { return [] }
    let mode = ModeID(index)
    var hops: [Hop] = []
    var visited: Set<TokenID> = []
    var next = resolved.token(at: path)
    // A cycle ends where it closes.
    while let token = next, visited.insert(token).inserted,
      let value = resolved.layers.value(of: token, in: mode)
    {
      hops.append(Hop(path: resolved.set.pathText(token), place: place(of: value)))
      next = resolved.alias(of: token, in: mode)
    }
    return hops
  }

  /// The paths of the tokens that refer to a token, in source order; empty if there is no such
  /// token.
  ///
  ///     print(stack.users(of: "blue"), stack.allUsers(of: "blue"))
  public func users(of path: String) -> [String] {
    guard let token = resolved.token(at: path) else { return [] }
    return cache.dependents(resolved).direct(of: token).map { resolved.set.pathText($0.token) }
  }

  /// The paths of the tokens that depend on a token, directly or through others, in source order.
  public func allUsers(of path: String) -> [String] {
    guard let token = resolved.token(at: path) else { return [] }
    return cache.dependents(resolved).all(of: token).sorted().map { resolved.set.pathText($0) }
  }

  /// A token of the core as a value.
  func token(_ token: TokenID) -> DesignToken {
    let values = resolved.modes.map { mode in
      DesignToken.ModeValue(
        mode: modes[mode.index], text: text(of: token, in: mode),
        reference: resolved.aliasPath(of: token, in: mode).map {
          String(decoding: $0, as: UTF8.self)
        },
        place: resolved.layers.value(of: token, in: mode).map(place(of:)))
    }
    let deprecation = resolved.deprecation(of: token).map { reason in
      DesignToken.Deprecation(reason: reason.map { String(decoding: $0, as: UTF8.self) })
    }
    return DesignToken(
      path: resolved.set.pathText(token),
      // A type that cannot be read has no name.
      type: resolved.tokenType(token)?.name(in: resolved.set.names).nonEmpty, values: values,
      description: resolved.description(of: token).map { String(decoding: $0, as: UTF8.self) },
      deprecation: deprecation,
      place: place(resolved.set.keyPlace(resolved.set.tokens[token.index].definition)))
  }

  private func place(of value: ValueID) -> SourcePlace {
    place(resolved.set.place(of: resolved.set.values[value.index].node, in: value))
  }

  /// The canonical text of a value; nil if there is none.
  func text(of token: TokenID, in mode: ModeID) -> String? {
    guard resolved.state(of: token, in: mode) == .resolved else { return nil }
    var output = OutputBuffer()
    resolved.writePlain(token, in: mode, into: &output)
    return output.text
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
