package import TokencDiagnostics
import TokencJSON
import TokencText

/// The values that replace written ones: a table of its own beside the files' trees.
///
/// The ids of its values and references continue after those of the files, so that a cursor can
/// point to either.
package struct ComputedValues: Sendable {
  /// All values one after the other; ``origins`` has the place of each node.
  private(set) var tree = JSONTree(bytes: [], nodes: [])
  /// Where each node comes from.
  private(set) var origins: [Diagnostic.Place] = []
  private(set) var values: [Value] = []
  private(set) var uses: [Links.Use] = []
  private(set) var references: [Reference] = []
  /// The values by slot; several modes may share one.
  var bySlot: [Int: ValueID] = [:]

  /// Whether there are no computed values.
  package var isEmpty: Bool { bySlot.isEmpty }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - computed: the value.
  ///   - written: the value as written, with the mode of the new one.
  ///   - all: its references, in the order of ``ComputedValue/references``.
  ///   - firstReference: how many references the files have.
  mutating func append(
    _ computed: ComputedValue, insteadOf written: Value, _ all: [Reference],
    firstReference: Int
  ) {
    let nodeBase = UInt32(tree.nodes.count)
    let byteBase = tree.bytes.count
    for var node in computed.nodes {
      node.end += nodeBase
      let range = node.range.bounds
      node.range = SourceRange(range.lowerBound + byteBase, range.upperBound + byteBase)
      tree.nodes.append(node)
    }
    tree.bytes += computed.bytes
    origins += computed.origins
    let first = firstReference + references.count
    // A copied reference stays a reference of the written value, whose place it has.
    for (reference, (_, node)) in zip(all, computed.references) {
      var reference = reference
      reference.node = nodeBase + UInt32(node)
      references.append(reference)
    }
    values.append(Value(definition: written.definition, node: nodeBase, mode: written.mode))
    uses.append(
      Links.Use(
        form: all.isEmpty ? .literal : .structure, first: ReferenceID(first),
        count: UInt32(all.count)))
  }
}

extension ResolvedTokens {
  /// A value's record, written or computed.
  func value(_ id: ValueID) -> Value {
    let written = set.values.count
    return id.index < written ? set.values[id.index] : computed.values[id.index - written]
  }

  /// How references take part in a value, written or computed.
  func use(of id: ValueID) -> Links.Use {
    let written = links.uses.count
    return id.index < written ? links.uses[id.index] : computed.uses[id.index - written]
  }

  /// A reference of a value, written or computed.
  package func reference(_ index: Int) -> Reference {
    let written = links.references.count
    return index < written ? links.references[index] : computed.references[index - written]
  }

  /// Whether a cursor is in a computed value.
  func isComputed(_ cursor: ValueCursor) -> Bool { cursor.value.index >= set.values.count }

  /// The file that a value is written in, or comes from.
  func file(of id: ValueID) -> FileID {
    set.definitions[value(id).definition.index].file
  }

  /// The place of a part of a value, or of the source it was computed from.
  package func place(of cursor: ValueCursor) -> Diagnostic.Place {
    isComputed(cursor)
      ? computed.origins[Int(cursor.node)] : set.place(of: cursor.node, in: cursor.value)
  }

  /// Replaces a token's own value in a mode by a computed one.
  package mutating func install(
    _ value: ComputedValue, of id: ValueID, token: TokenID, in mode: ModeID
  ) {
    let new = ValueID(set.values.count + computed.values.count)
    let firstCopy = links.references.count + computed.references.count
    let copied = value.references.map { reference($0.index) }
    for (offset, original) in value.references.enumerated() {
      for mode in modes {
        landings[(firstCopy + offset) * layers.modes.count + mode.index] =
          landings[original.index * layers.modes.count + mode.index]
      }
    }
    var written = self.value(id)
    written.mode = mode
    computed.append(
      value, insteadOf: written, copied, firstReference: links.references.count)
    computed.bySlot[slot(token, mode)] = new
    ends[slot(token, mode)] = token
  }

  /// Whether a token's value in a mode is computed from the written one, and therefore differs from
  /// that of the token it may refer to.
  package func isComputed(_ token: TokenID, in mode: ModeID) -> Bool {
    computed.bySlot[slot(token, mode)] != nil
  }

  /// The cursor to a token's computed value; nil if the written value applies.
  func computedCursor(of token: TokenID, in mode: ModeID) -> ValueCursor? {
    guard !computed.isEmpty, let id = computed.bySlot[slot(token, mode)] else { return nil }
    return ValueCursor(value: id, node: value(id).node, mode: mode)
  }
}
