package import TokencText

/// The kind of a JSON value.
///
/// Public and inlinable like ``OutputBuffer``: kinds are compared for each value of a file.
@frozen public enum JSONKind: Equatable, Sendable {
  case object, array, string, number, `true`, `false`, null
  /// A value that could not be read, only in a ``JSONReading`` with errors: nothing is known about
  /// it.
  case invalid

  /// Whether two values have the same kind.
  @inlinable
  public static func == (first: JSONKind, second: JSONKind) -> Bool {
    switch (first, second) {
    case (.object, .object), (.array, .array), (.string, .string), (.number, .number),
      (.true, .true), (.false, .false), (.null, .null), (.invalid, .invalid):
      true
    default: false
    }
  }
}

/// A JSON document as a flat list of values in source order, parents before children.
///
/// `{"a": [1, "x"], "b": true}` is
///
///     index  kind    name  end     `end` is the index after the value's whole subtree, so the
///     0      object  –     5       next sibling is one load away:
///     1      array   a     4
///     2      number  –     3         0 ─┬─ 1 ─┬─ 2
///     3      string  –     4            │     └─ 3
///     4      true    b     5            └─ 4
///
/// Nothing is converted: strings, numbers and keys stay as ranges of the file's bytes, which is
/// how places, duplicate keys, key order and the digits of numbers survive. Strings are known to
/// be valid UTF-8 with valid escapes.
///
/// Of a document with syntax errors (``JSONReading``) the tree has what could be read. Its ranges
/// may be empty, where a value is missing, and those of objects and arrays that are not closed end
/// where they are taken to end.
package struct JSONTree: Sendable {
  /// The kind of a value.
  package typealias Kind = JSONKind

  /// One value: 24 bytes, so that a large file stays small in memory.
  package struct Node: Sendable {
    package var kind: Kind
    /// Whether the text differs from its bytes: a string with a backslash, or a number in JSON5
    /// notation.
    package var hasEscape: Bool
    /// Whether the string contains a `{` or an escape that may stand for one.
    package var mayRefer: Bool
    /// The member name; ``NameID/none`` for elements and the root.
    package var name: NameID
    /// The offset of the opening quote of the member name.
    package var nameOffset: UInt32
    /// The whole value, quotes and brackets included.
    package var range: SourceRange
    /// The index after the value's subtree.
    package var end: UInt32
  }

  /// The file's bytes, byte order mark included.
  package var bytes: [UInt8]
  /// All values; the root is at index 0.
  package var nodes: [Node]

  /// A document with the values `nodes`.
  package init(bytes: [UInt8], nodes: [Node]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// An empty object that is not from a file.
  package static let empty = JSONTree(
    bytes: Array("{}".utf8),
    nodes: [
      Node(
        kind: .object, hasEscape: false, mayRefer: false, name: .none, nameOffset: 0,
        range: SourceRange(0, 2), end: 1)
    ])

  /// The tree for bytes that are not a document at all.
  static func unreadable(_ bytes: [UInt8]) -> JSONTree {
    JSONTree(
      bytes: bytes,
      nodes: [
        Node(
          kind: .invalid, hasEscape: false, mayRefer: false, name: .none, nameOffset: 0,
          range: SourceRange(0, 0), end: 1)
      ])
  }

  /// The members of an object, or the elements of an array, in source order.
  package func children(of node: Int) -> Children {
    let hasChildren = nodes[node].kind == .object || nodes[node].kind == .array
    return Children(
      tree: self, upcoming: node + 1, end: hasChildren ? Int(nodes[node].end) : node + 1)
  }

  /// The indices of the values directly inside another one.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var upcoming: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(tree.nodes[upcoming].end) }
      return upcoming
    }
  }

  /// The last member with that name, which is the effective one.
  package func member(_ name: NameID, of node: Int) -> Int? {
    guard nodes[node].kind == .object else { return nil }
    return children(of: node).last { nodes[$0].name == name }
  }

  /// The bytes of a value as written, without the quotes of a string.
  package func content(of node: Int) -> Range<Int> {
    let range = nodes[node].range.bounds
    return nodes[node].kind == .string ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// A string's text, or a number or literal as written, in UTF-8.
  package func text(of node: Int) -> [UInt8] {
    let content = content(of: node)
    guard nodes[node].hasEscape else { return Array(bytes[content]) }
    guard nodes[node].kind == .string else { return JSONNumber.text(of: bytes[content]) }
    return JSONString.decode(bytes, content)
  }

  /// The same as a Swift string.
  package func string(of node: Int) -> String {
    String(decoding: text(of: node), as: UTF8.self)
  }

  /// The member name as text; empty if the value has none.
  package func name(of node: Int) -> String {
    guard nodes[node].name != .none else { return "" }
    let content = JSONString.extent(ofName: Int(nodes[node].nameOffset), bytes).content
    return String(decoding: JSONString.decode(bytes, content), as: UTF8.self)
  }

  /// The member name as written, quotes included; the value's own range if it has none.
  package func nameRange(of node: Int) -> SourceRange {
    guard nodes[node].name != .none else { return nodes[node].range }
    let start = Int(nodes[node].nameOffset)
    return SourceRange(start, JSONString.extent(ofName: start, bytes).end)
  }
}

extension JSONTree.Children {
  /// The last index for which `predicate` holds.
  package func last(where predicate: (Int) -> Bool) -> Int? {
    var found: Int?
    for node in self where predicate(node) { found = node }
    return found
  }
}
