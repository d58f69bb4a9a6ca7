package import JSON

/// The tree of names of a whole stack: every file's groups and tokens, each path once.
///
/// Each path has a fingerprint, made of its parent's and its name's hash, so that a whole path in
/// text is found with one probe, whatever its depth.
package struct PathTree: Sendable {
  /// One name below its parent.
  package struct Node: Sendable {
    package var parent: PathID
    package var name: NameID
    /// How many names the path has.
    package var depth: UInt16
    /// The token at this path, if any.
    package var token: TokenID?
    /// The first group with tokens at this path, if any.
    package var group: Definition.Place?
    /// The `$type` that the last layer to give one gives this group.
    package var type: TokenType?
  }

  /// All paths, parents before children; the root is first.
  package private(set) var nodes = [Node(parent: .root, name: .none, depth: 0)]
  private var fingerprints: [UInt64] = [0]
  /// Open addressing over the fingerprints.
  private var slots = [Slot](repeating: Slot(), count: 256)

  /// A path with some bits of its fingerprint, which tell nearly all other paths apart without a
  /// look at the path's node; 8 bytes, because the table is probed at random.
  private struct Slot {
    /// 0 is free, since the root is nobody's child.
    var path: UInt32 = 0
    var tag: UInt32 = 0
  }

  /// Makes room for `count` paths, so that growing does not file them again and again.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    fingerprints.reserveCapacity(count)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { file(into: size) }
  }

  /// The child of that name, if any.
  package func child(of parent: PathID, named name: NameID, _ names: NameTable) -> PathID? {
    let found = slots[slot(parent, name, fingerprint(parent, name, names))].path
    return found == 0 ? nil : PathID(rawValue: found)
  }

  /// The child of that name, which is added when it is new.
  mutating func addChild(
    of parent: PathID, named name: NameID, _ names: NameTable
  ) -> PathID {
    let fingerprint = fingerprint(parent, name, names)
    let slot = slot(parent, name, fingerprint)
    if slots[slot].path != 0 { return PathID(rawValue: slots[slot].path) }
    let path = PathID(nodes.count)
    nodes.append(Node(parent: parent, name: name, depth: nodes[parent.index].depth + 1))
    fingerprints.append(fingerprint)
    slots[slot] = Slot(path: path.rawValue, tag: Self.tag(fingerprint))
    if nodes.count * 2 > slots.count { file(into: slots.count * 4) }
    return path
  }

  /// The path whose names, joined with dots, are the bytes in `range`.
  ///
  /// No name with a dot inside is found.
  func find(_ bytes: [UInt8], _ range: Range<Int>, _ names: NameTable) -> PathID? {
    var fingerprint: UInt64 = 0
    var start = range.lowerBound
    while true {
      let end = Self.endOfName(bytes.span, start, range.upperBound)
      fingerprint = NameTable.mix(fingerprint ^ names.hash(bytes, start..<end))
      if end == range.upperBound { break }
      start = end + 1
    }
    let slots = slots.span
    let mask = slots.count - 1
    let tag = Self.tag(fingerprint)
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot].path != 0 {
      let path = PathID(rawValue: slots[slot].path)
      if slots[slot].tag == tag, isEqual(path, bytes, range, names) { return path }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The index of the next dot, or `limit`.
  private static func endOfName(_ text: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while end + 8 <= limit {
      let dots = EightBytes(text, at: end).equal(to: UInt8(ascii: "."))
      if dots != 0 { return end + EightBytes.first(of: dots) }
      end += 8
    }
    while end < limit, text[end] != UInt8(ascii: ".") { end += 1 }
    return end
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

  /// The slot that holds a child, or the free one where it belongs.
  private func slot(_ parent: PathID, _ name: NameID, _ fingerprint: UInt64) -> Int {
    let slots = slots.span
    let mask = slots.count - 1
    let tag = Self.tag(fingerprint)
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot].path != 0 {
      if slots[slot].tag == tag {
        let node = nodes[Int(slots[slot].path)]
        if node.parent.rawValue == parent.rawValue, node.name.rawValue == name.rawValue { break }
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func fingerprint(_ parent: PathID, _ name: NameID, _ names: NameTable) -> UInt64 {
    NameTable.mix(fingerprints[parent.index] ^ names.hash(of: name))
  }

  private static func tag(_ fingerprint: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: fingerprint >> 32)
  }

  /// Files all paths into a table of another size, a power of two.
  private mutating func file(into size: Int) {
    slots = [Slot](repeating: Slot(), count: size)
    let mask = size - 1
    for index in nodes.indices.dropFirst() {
      var slot = Int(truncatingIfNeeded: fingerprints[index]) & mask
      while slots[slot].path != 0 { slot = (slot + 1) & mask }
      slots[slot] = Slot(path: UInt32(index), tag: Self.tag(fingerprints[index]))
    }
  }
}
