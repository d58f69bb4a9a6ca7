import TokencDiagnostics
import TokencJSON

extension TokenLoader {
  /// Adds a token, or this file's definition of one that an earlier file has.
  @discardableResult
  mutating func addToken(
    _ node: Int, _ members: Members, _ context: Context, _ loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog
  ) -> TokenID {
    let token: TokenID
    let id = DefinitionID(loaded.set.definitions.count)
    var previous: DefinitionID?
    var below: DefinitionID?
    if let known = loaded.set.paths[context.path].token {
      token = known
      previous = loaded.set.tokens[token.index].definition
      below = composition == nil ? previous : self.below(previous, loaded)
      loaded.set.tokens[token.index].definition = id
    } else {
      token = TokenID(loaded.set.tokens.count)
      loaded.set.tokens.append(Token(path: context.path, definition: id))
      loaded.set.paths[context.path].token = token
      markGroups(context, &loaded)
    }
    let value = members.value ?? node
    let firstValue = ValueID(loaded.set.values.count)
    let hasModes = addValues(value, members, of: id, &loaded, &log)
    let groupType = loaded.set.paths[context.path].type ?? context.type
    loaded.set.definitions.append(
      Definition(
        token: token, file: file, node: UInt32(node), value: UInt32(value),
        typeNode: members.type.map { UInt32($0) },
        type: members.type.flatMap { readType($0, &loaded.set.names) },
        groupType: composition == nil ? groupType : nil,
        description: members.description.map { UInt32($0) },
        deprecation: members.deprecation.map { UInt32($0) }
          ?? (composition == nil ? context.deprecation : nil),
        hasModes: hasModes, previous: previous, below: below, firstValue: firstValue,
        valueCount: UInt32(loaded.set.values.count - firstValue.index)))
    return token
  }

  /// The last definition outside the composition being read.
  private func below(_ previous: DefinitionID?, _ loaded: LoadedTokens) -> DefinitionID? {
    guard let previous else { return nil }
    let definition = loaded.set.definitions[previous.index]
    return loaded.facts.layer(of: definition.file) == composition ? definition.below : previous
  }

  /// Marks the groups around a new token as having tokens, with their place.
  private func markGroups(_ context: Context, _ loaded: inout LoadedTokens) {
    for ancestor in context.ancestors.reversed() {
      guard loaded.set.paths[ancestor.path].group == nil else { return }
      loaded.set.paths[ancestor.path].group = Definition.Place(file: file, node: ancestor.node)
    }
  }

  /// Adds the values of a definition: one, or one for each mode.
  ///
  /// - Returns: whether the value holds modes.
  private mutating func addValues(
    _ value: Int, _ members: Members, of definition: DefinitionID, _ loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog
  ) -> Bool {
    if let extensions = members.extensions {
      addExtensionModes(extensions, value, definition, &loaded, &log)
    }
    guard !isExact, tree.nodes[value].kind == .object, hasModeKey(value) else {
      addValue(value, nil, definition, &loaded)
      return false
    }
    for member in tree.children(of: value) where !shadowed.contains(UInt32(member)) {
      let name = tree.nodes[member].name
      let fact = facts[name]
      if fact.contains(.isLight) {
        addValue(member, .light, definition, &loaded)
      } else if fact.contains(.isDark) {
        addValue(member, .dark, definition, &loaded)
      } else if isMode(member, of: value, loaded.set.names, &log) {
        let mode = loaded.facts.mode(named: name, loaded.set.names)
        addValue(member, mode, definition, &loaded)
      }
    }
    return true
  }

  private func hasModeKey(_ value: Int) -> Bool {
    tree.children(of: value).contains { member in
      !facts[tree.nodes[member].name].isDisjoint(with: [.isLight, .isDark])
    }
  }

  func addValue(
    _ node: Int, _ mode: ModeID?, _ definition: DefinitionID, _ loaded: inout LoadedTokens
  ) {
    loaded.set.values.append(
      Value(definition: definition, node: UInt32(node), mode: mode))
  }
}

extension ModeID {
  /// The first two modes, before those of the stack are numbered.
  static let light = ModeID(rawValue: 0)
  static let dark = ModeID(rawValue: 1)
}
