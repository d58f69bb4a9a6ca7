import TokencText
package import TokencDiagnostics
package import TokencJSON

/// The tree of names of a whole stack: every file's groups and tokens, each path once.
///
/// Each path has a fingerprint, made from its parent's and the hash of its name, so that a full
/// path in text is found with one probe, whatever its depth.
package struct PathTree: Sendable {
  /// One name below its parent.
  package struct Node: Sendable {
    package var parent: PathID
    package var name: NameID
    /// How many names the path has.
    package var depth: UInt16
    /// The token at this path, if any.
    @Packed package var token: TokenID? = nil
    /// The first group with tokens at this path, if any.
    package var group: Definition.Place? {
      get { groupFile.map { Definition.Place(file: $0, node: Int(groupNode)) } }
      set {
        groupFile = newValue?.file
        groupNode = newValue?.node ?? 0
      }
    }
    @Packed fileprivate var groupFile: FileID? = nil
    fileprivate var groupNode: UInt32 = 0
    /// The effective `$type` of this group: that of the last layer with one.
    @Packed package var type: TokenType? = nil
  }

  /// All paths, parents before children; the root is first.
  package private(set) var nodes = [Node(parent: .root, name: .none, depth: 0)]
  /// The fingerprints of all paths except the root, which is never looked up.
  private var fingerprints: [UInt64] = []
  private var slots = HashSlots()

  /// Makes room for `count` paths, so that growing does not rehash them repeatedly.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    fingerprints.reserveCapacity(count)
    slots.reserveCapacity(count, fingerprints)
  }

  /// The child of that name, if any.
  package func child(of parent: PathID, named name: NameID, _ names: NameTable) -> PathID? {
    find(parent, name, fingerprint(parent, name, names))
  }

  /// The child of that name, added if it is new.
  mutating func addChild(
    of parent: PathID, named name: NameID, _ names: NameTable
  ) -> PathID {
    let fingerprint = fingerprint(parent, name, names)
    if let known = find(parent, name, fingerprint) { return known }
    let path = PathID(nodes.count)
    nodes.append(Node(parent: parent, name: name, depth: nodes[parent.index].depth + 1))
    fingerprints.append(fingerprint)
    slots.add(fingerprints)
    return path
  }

  /// The path whose names, joined with dots, are the bytes in `range`.
  ///
  /// Names that contain a dot are not found.
  func find(_ bytes: [UInt8], _ range: Range<Int>, _ names: NameTable) -> PathID? {
    var fingerprint: UInt64 = 0
    var start = range.lowerBound
    while true {
      let end = Self.endOfName(bytes.span, start, range.upperBound)
      fingerprint = NameTable.mix(fingerprint ^ names.hash(bytes, start..<end))
      if end == range.upperBound { break }
      start = end + 1
    }
    return slots.find(fingerprint) { isEqual(Self.path($0), bytes, range, names) }
      .map(Self.path)
  }

  /// The index of the next dot, or `limit`.
  private static func endOfName(_ text: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    EightBytes.find(in: text, from: start, to: limit) { $0.equal(to: UInt8(ascii: ".")) }
  }

  private func isEqual(
    _ path: PathID, _ bytes: [UInt8], _ range: Range<Int>, _ names: NameTable
  ) -> Bool {
    var node = nodes[path.index]
    var end = range.upperBound
    while let count = names.count(of: node.name, in: bytes, from: range.lowerBound, to: end) {
      end -= count
      guard node.parent != .root else { return end == range.lowerBound }
      guard end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ".") else { return false }
      end -= 1
      node = nodes[node.parent.index]
    }
    return false
  }

  package subscript(path: PathID) -> Node {
    get { nodes[path.index] }
    set { nodes[path.index] = newValue }
  }

  /// The names from the root down to `path`.
  package func names(to path: PathID) -> [NameID] {
    var names: [NameID] = []
    var path = path
    while path != .root {
      names.append(nodes[path.index].name)
      path = nodes[path.index].parent
    }
    return names.reversed()
  }

  private func find(_ parent: PathID, _ name: NameID, _ fingerprint: UInt64) -> PathID? {
    slots.find(fingerprint) {
      let node = nodes[Self.path($0).index]
      return node.parent.rawValue == parent.rawValue && node.name.rawValue == name.rawValue
    }.map(Self.path)
  }

  /// The path of a record.
  private static func path(_ record: UInt32) -> PathID { PathID(rawValue: record + 1) }

  private func fingerprint(_ parent: PathID, _ name: NameID, _ names: NameTable) -> UInt64 {
    let above = parent == .root ? 0 : fingerprints[parent.index - 1]
    return NameTable.mix(above ^ names.hash(of: name))
  }
}
