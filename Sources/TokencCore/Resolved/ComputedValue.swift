import TokencDiagnostics
package import TokencJSON
import TokencText

/// A value that replaces a written one in a mode: a tree of its own, so that everything that reads
/// values reads it like any other.
package struct ComputedValue {
  /// The nodes; ends and ranges are relative to the beginning of these lists.
  private(set) var nodes: [JSONTree.Node] = []
  private(set) var bytes: [UInt8] = []
  /// Where each node comes from.
  private(set) var origins: [Diagnostic.Place] = []
  /// References that are kept, each with its node.
  private(set) var references: [(index: Int, node: Int)] = []
  /// Whether anything differs from the written value.
  package var isChanged = false

  package init() {}

  /// Copies a value with its contents.
  ///
  /// Keeps nothing of `resolved`, since a second owner would cause its arrays to be copied.
  package mutating func copy(
    _ cursor: ValueCursor, name: NameID? = nil, _ resolved: borrowing ResolvedTokens
  ) {
    let tree = resolved.tree(of: cursor)
    let root = Int(cursor.node)
    let shift = nodes.count - root
    let source = tree.nodes[root].range.bounds
    let byteShift = bytes.count - source.lowerBound
    for index in root..<Int(tree.nodes[root].end) {
      var node = tree.nodes[index]
      node.end = UInt32(Int(node.end) + shift)
      let range = node.range.bounds
      node.range = SourceRange(range.lowerBound + byteShift, range.upperBound + byteShift)
      if index == root, let name { node.name = name }
      let inner = ValueCursor(value: cursor.value, node: UInt32(index), mode: cursor.mode)
      for reference in resolved.references(at: inner) {
        references.append((reference, nodes.count))
      }
      nodes.append(node)
      origins.append(resolved.place(of: inner))
    }
    bytes += tree.bytes[source]
  }

  /// Begins an array or object whose children follow; ``close(_:)`` ends it.
  ///
  /// - Returns: its node.
  package mutating func open(
    _ cursor: ValueCursor, kind: JSONTree.Kind? = nil, name: NameID? = nil,
    _ resolved: borrowing ResolvedTokens
  ) -> Int {
    var node = resolved.node(at: cursor)
    if let kind { node.kind = kind }
    if let name { node.name = name }
    if kind != nil { isChanged = true }
    node.range = SourceRange(bytes.count, bytes.count)
    nodes.append(node)
    origins.append(resolved.place(of: cursor))
    return nodes.count - 1
  }

  /// Ends an array or object.
  package mutating func close(_ node: Int) {
    nodes[node].end = UInt32(nodes.count)
  }

  /// Adds a text.
  package mutating func add(
    text: [UInt8], at cursor: ValueCursor, name: NameID? = nil,
    _ resolved: borrowing ResolvedTokens
  ) {
    let quote = [UInt8(ascii: "\"")]
    add(.string, literal: quote + text + quote, at: cursor, name: name, resolved)
  }

  /// Adds a number, `true`, `false` or a text with its quotes.
  package mutating func add(
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
    nodes.append(node)
    origins.append(resolved.place(of: cursor))
    bytes += content
    isChanged = true
  }
}
