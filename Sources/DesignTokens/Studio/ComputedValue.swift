import JSON

/// A value that takes the place of a written one in a mode: new nodes of the written one's own
/// tree, so that everything that reads values reads it like any other.
struct ComputedValue {
  /// The new nodes; ends and the ranges of new leaves count from the ends of the tree's arrays.
  private(set) var nodes: [JSONTree.Node] = []
  private(set) var bytes: [UInt8] = []
  /// New leaves, each with the node it came from.
  private(set) var leaves: [(node: Int, origin: UInt32)] = []
  /// References that are kept, each with its new node.
  private(set) var references: [(index: Int, node: Int)] = []
  /// Whether anything differs from what is written.
  var isChanged = false

  /// Copies a value with all that is inside it.
  ///
  /// Nothing of `resolved` is kept, since a second owner would make its arrays be copied.
  mutating func copy(
    _ cursor: ValueCursor, name: NameID? = nil, _ resolved: borrowing ResolvedTokens
  ) {
    let tree = resolved.tree(of: cursor)
    let root = Int(cursor.node)
    let shift = nodes.count - root
    for index in root..<Int(tree.nodes[root].end) {
      var node = tree.nodes[index]
      node.end = UInt32(Int(node.end) + shift)
      if index == root, let name { node.name = name }
      let inner = ValueCursor(value: cursor.value, node: UInt32(index), mode: cursor.mode)
      for reference in resolved.references(at: inner) {
        references.append((reference, nodes.count))
      }
      nodes.append(node)
    }
  }

  /// Begins an array or object whose children follow; ``close(_:)`` ends it.
  ///
  /// - Returns: its node.
  mutating func open(
    _ cursor: ValueCursor, kind: JSONTree.Kind? = nil, name: NameID? = nil,
    _ resolved: borrowing ResolvedTokens
  ) -> Int {
    var node = resolved.node(at: cursor)
    if let kind { node.kind = kind }
    if let name { node.name = name }
    if kind != nil {
      leaves.append((nodes.count, cursor.node))
      isChanged = true
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Ends an array or object.
  mutating func close(_ node: Int) {
    nodes[node].end = UInt32(nodes.count)
  }

  /// Adds a text.
  mutating func add(
    text: [UInt8], at cursor: ValueCursor, name: NameID? = nil,
    _ resolved: borrowing ResolvedTokens
  ) {
    let quote = [UInt8(ascii: "\"")]
    add(.string, literal: quote + text + quote, at: cursor, name: name, resolved)
  }

  /// Adds a number, `true`, `false` or a text with its quotes.
  mutating func add(
    _ kind: JSONTree.Kind, literal content: [UInt8], at cursor: ValueCursor, name: NameID? = nil,
    _ resolved: borrowing ResolvedTokens
  ) {
    var node = resolved.node(at: cursor)
    node.kind = kind
    node.hasEscape = false
    node.mayRefer = false
    node.name = name ?? node.name
    node.range = SourceRange(bytes.count, bytes.count + content.count)
    node.end = UInt32(nodes.count + 1)
    leaves.append((nodes.count, cursor.node))
    nodes.append(node)
    bytes += content
    isChanged = true
  }
}

extension ResolvedTokens {
  /// Puts a computed value in the place of a token's own in a mode.
  mutating func install(
    _ computed: ComputedValue, of id: ValueID, token: TokenID, in mode: ModeID
  ) {
    let file = set.file(of: id)
    let nodeBase = set.trees[file.index].nodes.count
    let byteBase = set.trees[file.index].bytes.count
    var nodes = computed.nodes
    for index in nodes.indices { nodes[index].end += UInt32(nodeBase) }
    for (index, origin) in computed.leaves {
      let place = set.trees[file.index].nodes[Int(origin)].range
      set.origins[TokenSet.originKey(file, UInt32(nodeBase + index))] = place
      guard nodes[index].kind != .array else { continue }
      let range = nodes[index].range.bounds
      nodes[index].range = SourceRange(range.lowerBound + byteBase, range.upperBound + byteBase)
    }
    set.trees[file.index].nodes += nodes
    set.trees[file.index].bytes += computed.bytes
    let value = ValueID(set.values.count)
    let first = ReferenceID(set.references.count)
    for (index, node) in computed.references {
      var reference = set.references[index]
      reference.value = value
      reference.node = UInt32(nodeBase + node)
      let copy = set.references.count
      set.references.append(reference)
      for mode in modes {
        landings[copy * set.modes.count + mode.index] =
          landings[index * set.modes.count + mode.index]
      }
    }
    set.values.append(
      Value(
        definition: set.values[id.index].definition, node: UInt32(nodeBase), mode: mode,
        form: computed.references.isEmpty ? .literal : .structure, firstReference: first,
        referenceCount: UInt32(computed.references.count)))
    setComputed(value, of: token, in: mode)
  }

  /// Notes a computed value, perhaps the same as in another mode.
  mutating func setComputed(_ value: ValueID, of token: TokenID, in mode: ModeID) {
    computed[slot(token, mode)] = value
    ends[slot(token, mode)] = token
  }

  /// A guess from the text of an expression is none about its result, and a line height may turn
  /// out to be a length.
  mutating func retype(_ token: TokenID, in mode: ModeID, _ kind: StudioKind) {
    guard let end = cursor(of: token, in: mode) else { return }
    switch node(at: end).kind {
    case .number where set.tokens[token.index].type == .string:
      guard [.guess, .target].contains(set.tokens[token.index].typeOrigin) else { return }
      set.tokens[token.index].type = .number
    case .string where kind == .lineHeight:
      guard let quantity = Quantity(textSlice(at: end)),
        Quantity.units(of: .dimension).contains(quantity.unit)
      else { return }
      set.tokens[token.index].type = .dimension
    default: return
    }
  }
}

extension ResolvedTokens {
  /// Whether a token's value in a mode is calculated from what is written, and so is not that of
  /// the token that it may refer to.
  package func isComputed(_ token: TokenID, in mode: ModeID) -> Bool {
    computed[slot(token, mode)] != nil
  }

  /// Where a token's computed value is; nil where what is written counts.
  func computedCursor(of token: TokenID, in mode: ModeID) -> ValueCursor? {
    guard !computed.isEmpty, let value = computed[slot(token, mode)] else { return nil }
    return ValueCursor(value: value, node: set.values[value.index].node, mode: mode)
  }
}
