import TokencDiagnostics
import TokencJSON

/// Joins the tokens that a stack has under several inputs into one set, with the inputs as modes.
///
/// Each set is complete by itself, with linked references and known types, so that a mode is
/// exactly what its inputs give alone; sets share their files and trees.
struct JoinedModes {
  private var set: TokenSet
  private var layers: Layers
  private var links: Links
  private var types: Types
  /// The token of the joined set for each token of the set being added.
  private var tokens: [TokenID] = []
  private var paths: [PathID] = []
  /// The hidden tokens that stand for plain values, by their places.
  private var hidden: [Definition.Place: TokenID] = [:]
  /// For each mode, the values by token.
  private var valuesByMode: [[Packed<ValueID>]]

  /// Joins sets with one mode each; nil if there are none.
  static func join(_ sets: [TypedTokens], _ log: inout DiagnosticLog) -> TypedTokens? {
    guard let first = sets.first, let last = sets.last else { return nil }
    var joined = JoinedModes(first)
    // Each set knows the names of those before.
    joined.set.names = last.linked.set.names
    for other in sets.dropFirst() { joined.add(other, &log) }
    return joined.finish()
  }

  private init(_ first: TypedTokens) {
    set = first.linked.set
    layers = first.linked.layers
    links = first.linked.links
    types = first.types
    valuesByMode = [layers.slots]
    for index in set.tokens.indices where set.tokens[index].isHidden {
      hidden[place(of: set.tokens[index], in: set)] = TokenID(index)
    }
  }

  private func place(of token: Token, in set: TokenSet) -> Definition.Place {
    let definition = set.definitions[token.definition.index]
    return Definition.Place(file: definition.file, node: Int(definition.node))
  }

  private mutating func add(_ other: TypedTokens, _ log: inout DiagnosticLog) {
    let (added, addedLinks) = (other.linked.set, other.linked.links)
    addPaths(of: added)
    let definitions = set.definitions.count
    let values = set.values.count
    addTokens(of: other, firstDefinition: definitions, &log)
    func moved(_ id: DefinitionID) -> DefinitionID { DefinitionID(id.index + definitions) }
    for definition in added.definitions {
      var definition = definition
      definition.token = tokens[definition.token.index]
      definition.previous = definition.previous.map(moved)
      definition.below = definition.below.map(moved)
      definition.firstValue = ValueID(definition.firstValue.index + values)
      set.definitions.append(definition)
    }
    for (id, node) in added.attachments { set.attachments[moved(id)] = node }
    for (id, place) in added.groupDeprecations { set.groupDeprecations[moved(id)] = place }
    for value in added.values {
      var value = value
      value.definition = moved(value.definition)
      set.values.append(value)
    }
    add(addedLinks, firstValue: values)
    layers.modes += other.linked.layers.modes
    var column = [Packed<ValueID>](repeating: .nothing, count: set.tokens.count)
    for (index, value) in other.linked.layers.slots.enumerated() {
      column[tokens[index].index].wrappedValue = value.wrappedValue.map {
        ValueID($0.index + values)
      }
    }
    valuesByMode.append(column)
  }

  /// Adds the references of another set, whose values begin at `firstValue`.
  private mutating func add(_ other: Links, firstValue: Int) {
    let references = links.references.count
    let steps = UInt32(links.steps.count)
    for reference in other.references {
      var reference = reference
      reference.value = ValueID(reference.value.index + firstValue)
      reference.target = reference.target.map { tokens[$0.index] }
      reference.steps = reference.steps.lowerBound + steps..<reference.steps.upperBound + steps
      links.references.append(reference)
    }
    for use in other.uses {
      var use = use
      use.first = ReferenceID(use.first.index + references)
      links.uses.append(use)
    }
    for (value, count) in other.attached {
      links.attached[ValueID(value.index + firstValue)] = count
    }
    links.steps += other.steps
  }

  /// Finds or adds the paths of another set; parents come before children.
  private mutating func addPaths(of other: TokenSet) {
    paths = [.root]
    for node in other.paths.nodes.dropFirst() {
      let path = set.paths.addChild(of: paths[node.parent.index], named: node.name, set.names)
      if set.paths[path].group == nil { set.paths[path].group = node.group }
      if set.paths[path].type == nil {
        set.paths[path].type = node.type
        set.groupTypes[path] = other.groupTypes[PathID(paths.count)]
      }
      paths.append(path)
    }
  }

  private mutating func addTokens(
    of other: TypedTokens, firstDefinition: Int, _ log: inout DiagnosticLog
  ) {
    tokens = []
    let added = other.linked.set
    for (index, token) in added.tokens.enumerated() {
      let path = paths[token.path.index]
      let known = token.isHidden ? hidden[place(of: token, in: added)] : set.paths[path].token
      if let known {
        compareTypes(known, TokenID(index), other, &log)
        tokens.append(known)
        continue
      }
      let id = TokenID(set.tokens.count)
      var own = token
      own.path = path
      own.definition = DefinitionID(token.definition.index + firstDefinition)
      set.tokens.append(own)
      types.append(TokenID(index), of: other.types)
      if token.isHidden {
        hidden[place(of: token, in: added)] = id
      } else {
        set.paths[path].token = id
      }
      tokens.append(id)
    }
  }

  /// A token has one type in all modes.
  private mutating func compareTypes(
    _ known: TokenID, _ token: TokenID, _ other: TypedTokens, _ log: inout DiagnosticLog
  ) {
    guard let one = types[known], let two = other.types[token], one != two else { return }
    let added = other.linked.set
    let guesses = [types.doubts[known.index], other.types.doubts[token.index]]
    if guesses.allSatisfy({ $0.contains(.guessed) }),
      [one, two].allSatisfy({ [.dimension, .duration, .string].contains($0) })
    {
      // Text in both modes, and the unit in one of them says nothing about the other.
      types[known] = .string
      return
    }
    log.report(
      Diagnostic(
        .error, .typeChanged,
        "'\(set.pathText(known))' is a \(one.name(in: set.names)) in one mode and a "
          + "\(two.name(in: set.names)) in another",
        at: added.keyPlace(added.tokens[token.index].definition),
        notes: [
          .init(
            "the other mode's value is here",
            at: set.keyPlace(set.tokens[known.index].definition))
        ]))
  }

  private mutating func finish() -> TypedTokens {
    layers.slots = []
    layers.slots.reserveCapacity(set.tokens.count * valuesByMode.count)
    for token in set.tokens.indices {
      for column in valuesByMode {
        layers.slots.append(token < column.count ? column[token] : .nothing)
      }
    }
    return TypedTokens(
      linked: LinkedTokens(set: set, layers: layers, links: links), types: types)
  }
}
