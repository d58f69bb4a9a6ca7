package import JSON

/// The tree of names of a whole stack: every file's groups and tokens, each path once.
///
/// Looking a path up costs one probe a name, and no text is made or compared.
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
  /// Open addressing over (parent, name).
  private var slots = [Slot](repeating: Slot(), count: 256)

  /// A path with some bits of its key's hash, which tell nearly all other keys apart without a look
  /// at the path's node; 8 bytes, because the table is probed at random.
  private struct Slot {
    /// 0 is free, since the root is nobody's child.
    var path: UInt32 = 0
    var tag: UInt32 = 0
  }

  /// Makes room for `count` paths, so that growing does not file them again and again.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { file(into: size) }
  }

  /// The child of that name, if any.
  package func child(of parent: PathID, named name: NameID) -> PathID? {
    let found = slots[slot(parent, name, Self.hash(parent, name))].path
    return found == 0 ? nil : PathID(rawValue: found)
  }

  /// The child of that name, which is added when it is new.
  mutating func addChild(of parent: PathID, named name: NameID) -> PathID {
    let hash = Self.hash(parent, name)
    let slot = slot(parent, name, hash)
    if slots[slot].path != 0 { return PathID(rawValue: slots[slot].path) }
    let path = PathID(nodes.count)
    nodes.append(Node(parent: parent, name: name, depth: nodes[parent.index].depth + 1))
    slots[slot] = Slot(path: path.rawValue, tag: Self.tag(hash))
    if nodes.count * 2 > slots.count { file(into: slots.count * 4) }
    return path
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
  private func slot(_ parent: PathID, _ name: NameID, _ hash: UInt64) -> Int {
    let slots = slots.span
    let mask = slots.count - 1
    let tag = Self.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].path != 0 {
      if slots[slot].tag == tag {
        let node = nodes[Int(slots[slot].path)]
        if node.parent.rawValue == parent.rawValue, node.name.rawValue == name.rawValue { break }
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Both halves of a wide product, so that every bit of the key reaches the low bits.
  private static func hash(_ parent: PathID, _ name: NameID) -> UInt64 {
    let key = UInt64(parent.rawValue) << 32 | UInt64(name.rawValue)
    let product = (key ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return product.high ^ product.low
  }

  private static func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32)
  }

  /// Files all paths into a table of another size, a power of two.
  private mutating func file(into size: Int) {
    slots = [Slot](repeating: Slot(), count: size)
    for index in nodes.indices.dropFirst() {
      let hash = Self.hash(nodes[index].parent, nodes[index].name)
      slots[slot(nodes[index].parent, nodes[index].name, hash)] =
        Slot(path: UInt32(index), tag: Self.tag(hash))
    }
  }
}
