import JSON

extension TokenLoader {
  /// Adds a token, or this file's definition of one that an earlier file has.
  @discardableResult
  mutating func addToken(
    _ node: Int, _ members: Members, _ context: Context, _ set: inout TokenSet,
    _ log: inout DiagnosticLog
  ) -> TokenID {
    let token: TokenID
    let id = DefinitionID(set.definitions.count)
    var previous: DefinitionID?
    var below: DefinitionID?
    if let known = set.paths[context.path].token {
      token = known
      previous = set.tokens[token.index].definition
      below = document == nil ? previous : self.below(previous, set)
      set.tokens[token.index].definition = id
    } else {
      token = TokenID(set.tokens.count)
      set.tokens.append(Token(path: context.path, definition: id))
      set.paths[context.path].token = token
      markGroups(context, &set)
    }
    let value = members.value ?? node
    let firstValue = ValueID(set.values.count)
    let hasModes = addValues(value, members, of: id, &set, &log)
    let groupType = set.paths[context.path].type ?? context.type
    set.definitions.append(
      Definition(
        token: token, file: file, node: UInt32(node), value: UInt32(value),
        typeNode: members.type.map { UInt32($0) },
        type: members.type.flatMap { readType($0, &set.names) },
        groupType: document == nil ? groupType : nil,
        description: members.description.map { UInt32($0) },
        deprecation: members.deprecation.map { UInt32($0) }
          ?? (document == nil ? context.deprecation : nil),
        hasModes: hasModes, previous: previous, below: below, firstValue: firstValue,
        valueCount: UInt32(set.values.count - firstValue.index)))
    return token
  }

  /// The last definition outside of the document that is being read.
  private func below(_ previous: DefinitionID?, _ set: TokenSet) -> DefinitionID? {
    guard let previous else { return nil }
    let definition = set.definitions[previous.index]
    return set.layer(of: definition.file) == document ? definition.below : previous
  }

  /// Notes on the groups around a new token that they have tokens, and where.
  private func markGroups(_ context: Context, _ set: inout TokenSet) {
    for ancestor in context.ancestors.reversed() {
      guard set.paths[ancestor.path].group == nil else { return }
      set.paths[ancestor.path].group = Definition.Place(file: file, node: ancestor.node)
    }
  }

  /// Adds the values of a definition: one, or one a mode.
  ///
  /// - Returns: whether the value holds modes.
  private mutating func addValues(
    _ value: Int, _ members: Members, of definition: DefinitionID, _ set: inout TokenSet,
    _ log: inout DiagnosticLog
  ) -> Bool {
    if let extensions = members.extensions {
      addExtensionModes(extensions, value, definition, &set, &log)
    }
    guard !isDTCG, tree.nodes[value].kind == .object, hasModeKey(value) else {
      addValue(value, nil, definition, &set)
      return false
    }
    for member in tree.children(of: value) where !shadowed.contains(UInt32(member)) {
      switch tree.nodes[member].name {
      case known.light: addValue(member, .light, definition, &set)
      case known.dark: addValue(member, .dark, definition, &set)
      default: reportUnknownMode(member, set.names, &log)
      }
    }
    return true
  }

  private func hasModeKey(_ value: Int) -> Bool {
    tree.children(of: value).contains { member in
      let name = tree.nodes[member].name
      return name == known.light || name == known.dark
    }
  }

  func addValue(
    _ node: Int, _ mode: ModeID?, _ definition: DefinitionID, _ set: inout TokenSet
  ) {
    set.values.append(
      Value(
        definition: definition, node: UInt32(node), mode: mode, form: .literal,
        firstReference: ReferenceID(0), referenceCount: 0))
  }
}

extension ModeID {
  /// The modes of the Backbase dialect, before the stack's columns are numbered.
  static let light = ModeID(rawValue: 0)
  static let dark = ModeID(rawValue: 1)
}
