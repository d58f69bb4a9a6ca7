import TokencDiagnostics
import TokencJSON

/// Finds the type of every token, from the first of these that has one: the token itself, an
/// earlier layer, its target, its group, a guess.
struct TypeResolver {
  private enum Progress: UInt8 {
    case new, open, done
  }

  private enum Decision {
    case needs(TokenID)
    case type(TokenType?, Types.Origin, Types.Doubts)
  }

  private let linked: LinkedTokens
  private let isExact: Bool
  private var types: Types
  private var progress: [Progress]
  /// The tokens whose type depends on that of the next one.
  private var open: [TokenID] = []
  /// The definitions of the current token, kept for their capacity.
  private var definitions: [DefinitionID] = []
  /// Whether an alias led back to a token whose type is still being determined.
  private var metLoop = false

  /// The types of all tokens; reports what is wrong with them.
  static func resolve(
    _ linked: LinkedTokens, isExact: Bool, _ log: inout DiagnosticLog
  ) -> Types {
    var resolver = TypeResolver(linked, isExact)
    resolver.resolveAll()
    resolver.reportChanges(&log)
    if isExact { resolver.reportUntyped(&log) }
    return resolver.types
  }

  private init(_ linked: LinkedTokens, _ isExact: Bool) {
    self.linked = linked
    self.isExact = isExact
    let count = linked.set.tokens.count
    types = Types(count: count)
    progress = [Progress](repeating: .new, count: count)
  }

  private var set: TokenSet { linked.set }

  private mutating func resolveAll() {
    for token in set.tokens.indices { resolve(TokenID(token)) }
    guard metLoop else { return }
    // A loop in one mode hides the types that its members have in another until one of them is
    // known.
    for token in set.tokens.indices where types[TokenID(token)] == nil {
      progress[token] = .new
    }
    for token in set.tokens.indices { resolve(TokenID(token)) }
  }

  /// Finds one token's type after those it depends on; a chain may be a million long.
  private mutating func resolve(_ token: TokenID) {
    guard progress[token.index] == .new else { return }
    open.append(token)
    while let top = open.last {
      progress[top.index] = .open
      switch decide(top) {
      case .needs(let target):
        open.append(target)
      case .type(let type, let origin, let doubts):
        types[top] = type
        types.origins[top.index] = origin
        types.doubts[top.index] = doubts
        progress[top.index] = .done
        open.removeLast()
      }
    }
  }

  private mutating func decide(_ token: TokenID) -> Decision {
    let last = set.definitions[set.tokens[token.index].definition.index]
    if let type = last.type { return .type(type, .own, doubts(of: last, type)) }
    set.write(layeredDefinitionsOf: token, into: &definitions)
    for id in definitions {
      let definition = set.definitions[id.index]
      if let type = definition.type { return .type(type, .own, doubts(of: definition, type)) }
    }
    var fallback: Decision?
    for id in definitions.reversed() {
      let isLast = id == definitions.first
      let definition = set.definitions[id.index]
      if let target = aliasTarget(of: definition) {
        switch progress[target.index] {
        case .new: return .needs(target)
        case .open: metLoop = true
        case .done:
          guard let type = types[target] else { break }
          let found = Decision.type(
            type, isLast ? .target : .earlierLayer, types.doubts[target.index])
          if !isWeak(target, type, isLast: isLast) { return found }
          if isLast { fallback = found }
        }
      }
      if let type = definition.groupType {
        return .type(
          type, isLast ? .group : .earlierLayer, groupDoubts(token, type))
      }
    }
    if let type = mergedGroupType(token) {
      return .type(type, .group, groupDoubts(token, type))
    }
    if let type = impliedType(token) {
      return .type(type, definitions.count > 1 ? .earlierLayer : .group, [])
    }
    if let fallback { return fallback }
    guard !isExact, let type = TypeGuess.type(of: token, linked) else {
      return .type(nil, .none, .guessed)
    }
    return .type(type, .guess, .guessed)
  }

  /// Whether a group's type goes before the target's: a guess does not bind later layers, and text,
  /// be it that of a length or a time, is only a last resort.
  private func isWeak(_ target: TokenID, _ type: TokenType, isLast: Bool) -> Bool {
    guard types.doubts[target.index].contains(.guessed) else { return false }
    return !isLast || type == .string || type == .dimension || type == .duration
  }

  /// Whether the type that a definition declares is the meaning of another name.
  private func doubts(of definition: Definition, _ type: TokenType) -> Types.Doubts {
    guard let node = definition.typeNode else { return [] }
    return doubts(Definition.Place(file: definition.file, node: Int(node)), type)
  }

  /// The same of the type that the nearest group declares.
  private func groupDoubts(
    _ token: TokenID, _ type: TokenType
  ) -> Types.Doubts {
    var path = set.tokens[token.index].path
    while path != .root {
      path = set.paths[path].parent
      if let place = set.groupTypes[path], set.paths[path].type == type {
        return doubts(place, type)
      }
    }
    return []
  }

  /// Whether the name at a place is not that of the type it is read as.
  private func doubts(_ place: Definition.Place, _ type: TokenType) -> Types.Doubts {
    // In the files of a dialect, its names are as good as those of DTCG.
    guard !isExact, !set.filesWithSynonyms.isEmpty, set.filesWithSynonyms.contains(place.file),
      let name = type.knownName, set.owners[place.file.index] == nil
    else { return [] }
    let tree = set.trees[place.file.index]
    return tree.bytes[tree.content(of: Int(place.node))].elementsEqual(name.utf8) ? [] : .synonym
  }

  /// The target of a definition's first alias.
  private func aliasTarget(of definition: Definition) -> TokenID? {
    for value in definition.values where linked.links.uses[value].form == .alias {
      let first = linked.links.uses[value].first
      if let target = linked.links.references[first.index].target {
        return target
      }
    }
    return nil
  }

  /// The nearest group's type once all layers are read: a later file may type an earlier one.
  private func mergedGroupType(_ token: TokenID) -> TokenType? {
    var path = set.tokens[token.index].path
    while path != .root {
      path = set.paths[path].parent
      if let type = set.paths[path].type { return type }
    }
    return nil
  }

  /// The type implied by the groups around a token.
  private func impliedType(_ token: TokenID) -> TokenType? {
    guard !set.impliedTypes.isEmpty else { return nil }
    var path = set.tokens[token.index].path
    while path != .root {
      path = set.paths[path].parent
      for implied in set.impliedTypes where implied.path == path { return implied.type }
    }
    return nil
  }

  /// Reports a layer that declares a different `$type` than the layers before.
  private func reportChanges(_ log: inout DiagnosticLog) {
    for token in set.tokens.indices
    where set.definitions[set.tokens[token].definition.index].below != nil {
      let definitions = set.layeredDefinitions(of: TokenID(token))
      for (later, earlier) in zip(definitions, definitions.dropFirst()) {
        let definition = set.definitions[later.index]
        guard let type = definition.type, let node = definition.typeNode,
          let before = declaredType(of: earlier), before != type
        else { continue }
        log.report(
          Diagnostic(
            .error, .typeChanged,
            "'\(set.pathText(TokenID(token)))' was a \(before.name(in: set.names)) and becomes a "
              + type.name(in: set.names),
            at: Diagnostic.Place(
              definition.file, set.trees[definition.file.index].nodes[Int(node)].range),
            notes: [.init("the earlier value is here", at: set.keyPlace(earlier))]))
      }
    }
  }

  /// The type that a definition and those before it declare; nil if it is only guessed.
  private func declaredType(of id: DefinitionID) -> TokenType? {
    var next: DefinitionID? = id
    while let current = next {
      let definition = set.definitions[current.index]
      if let type = definition.type { return type }
      if let target = aliasTarget(of: definition), !types.doubts[target.index].contains(.guessed) {
        return types[target]
      }
      if let type = definition.groupType { return type }
      next = definition.below
    }
    return impliedType(set.definitions[id.index].token)
  }

  private func reportUntyped(_ log: inout DiagnosticLog) {
    for (index, token) in set.tokens.enumerated()
    where types[TokenID(index)] == nil && !token.isHidden {
      // An alias without a target has its own error.
      let definition = set.definitions[token.definition.index]
      guard definition.values.allSatisfy({ linked.links.uses[$0].form != .alias }) else { continue }
      log.report(
        Diagnostic(
          .error, .unknownType,
          "'\(set.pathText(token.path))' has no type: no '$type' of its own, of its group or of a "
            + "token it refers to", at: set.keyPlace(token.definition)))
    }
  }
}
