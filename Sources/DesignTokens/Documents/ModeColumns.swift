import JSON

/// Puts the tokens that a stack has under several inputs side by side, as the modes of one set.
///
/// Each set is complete by itself, references linked and types known, so that a mode is exactly
/// what its inputs give alone; sets share their files and trees.
struct ModeColumns {
  private var set: TokenSet
  /// The token of the joined set for each of the set that is being added.
  private var tokens: [TokenID] = []
  private var paths: [PathID] = []
  /// The hidden tokens that stand for plain properties, by their places.
  private var hidden: [Definition.Place: TokenID] = [:]
  /// For each mode, the values by token.
  private var columns: [[Packed<ValueID>]]

  /// The sets as one, each of which has one mode.
  static func join(_ sets: [TokenSet], _ log: inout DiagnosticLog) -> TokenSet {
    guard let first = sets.first, let last = sets.last else {
      return TokenSet(files: [], trees: [], names: NameTable())
    }
    var joined = ModeColumns(first)
    // Each set knows the names of those before.
    joined.set.names = last.names
    for other in sets.dropFirst() { joined.add(other, &log) }
    return joined.finish()
  }

  private init(_ set: TokenSet) {
    self.set = set
    columns = [set.slots]
    for index in set.tokens.indices where set.tokens[index].isHidden {
      hidden[place(of: set.tokens[index], in: set)] = TokenID(index)
    }
  }

  private func place(of token: Token, in set: TokenSet) -> Definition.Place {
    let definition = set.definitions[token.definition.index]
    return Definition.Place(file: definition.file, node: Int(definition.node))
  }

  private mutating func add(_ other: TokenSet, _ log: inout DiagnosticLog) {
    addPaths(of: other)
    let definitions = set.definitions.count
    let values = set.values.count
    let references = set.references.count
    let steps = UInt32(set.steps.count)
    addTokens(of: other, firstDefinition: definitions, &log)
    func moved(_ id: DefinitionID) -> DefinitionID { DefinitionID(id.index + definitions) }
    for definition in other.definitions {
      var definition = definition
      definition.token = tokens[definition.token.index]
      definition.previous = definition.previous.map(moved)
      definition.below = definition.below.map(moved)
      definition.firstValue = ValueID(definition.firstValue.index + values)
      set.definitions.append(definition)
    }
    for (id, node) in other.modifiers { set.modifiers[moved(id)] = node }
    for (id, place) in other.groupDeprecations { set.groupDeprecations[moved(id)] = place }
    for value in other.values {
      var value = value
      value.definition = moved(value.definition)
      value.firstReference = ReferenceID(value.firstReference.index + references)
      set.values.append(value)
    }
    for reference in other.references {
      var reference = reference
      reference.value = ValueID(reference.value.index + values)
      reference.target = reference.target.map { tokens[$0.index] }
      reference.steps = reference.steps.lowerBound + steps..<reference.steps.upperBound + steps
      set.references.append(reference)
    }
    set.steps += other.steps
    set.modes += other.modes
    var column = [Packed<ValueID>](repeating: .nothing, count: set.tokens.count)
    for (index, value) in other.slots.enumerated() {
      column[tokens[index].index].wrappedValue = value.wrappedValue.map {
        ValueID($0.index + values)
      }
    }
    columns.append(column)
  }

  /// Finds or adds the paths of another set; parents come before children.
  private mutating func addPaths(of other: TokenSet) {
    paths = [.root]
    for node in other.paths.nodes.dropFirst() {
      let path = set.paths.addChild(of: paths[node.parent.index], named: node.name, set.names)
      if set.paths[path].group == nil { set.paths[path].group = node.group }
      if set.paths[path].type == nil {
        set.paths[path].type = node.type
        set.groupKinds[path] = other.groupKinds[PathID(paths.count)]
      }
      paths.append(path)
    }
  }

  private mutating func addTokens(
    of other: TokenSet, firstDefinition: Int, _ log: inout DiagnosticLog
  ) {
    tokens = []
    for token in other.tokens {
      let path = paths[token.path.index]
      let known = token.isHidden ? hidden[place(of: token, in: other)] : set.paths[path].token
      if let known {
        compareTypes(known, token, other, &log)
        tokens.append(known)
        continue
      }
      let id = TokenID(set.tokens.count)
      var added = token
      added.path = path
      added.definition = DefinitionID(token.definition.index + firstDefinition)
      set.tokens.append(added)
      if token.isHidden {
        hidden[place(of: token, in: other)] = id
      } else {
        set.paths[path].token = id
      }
      tokens.append(id)
    }
  }

  /// A token has one type in all modes.
  private func compareTypes(
    _ known: TokenID, _ token: Token, _ other: TokenSet, _ log: inout DiagnosticLog
  ) {
    let before = set.tokens[known.index]
    guard let one = before.type, let two = token.type, one != two else { return }
    log.report(
      Diagnostic(
        .error, .typeChanged,
        "'\(set.pathText(known))' is a \(one.name(in: set.names)) in one mode and a "
          + "\(two.name(in: set.names)) in another",
        at: other.keyPlace(token.definition),
        notes: [.init("the other mode's value is here", at: set.keyPlace(before.definition))]))
  }

  private mutating func finish() -> TokenSet {
    set.slots = []
    set.slots.reserveCapacity(set.tokens.count * columns.count)
    for token in set.tokens.indices {
      for column in columns { set.slots.append(token < column.count ? column[token] : .nothing) }
    }
    return set
  }
}
