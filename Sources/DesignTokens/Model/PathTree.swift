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

  /// The key beside its path, so that a probe touches one place in memory and not two.
  private struct Slot {
    var key: UInt64 = 0
    /// 0 is free, since the root is nobody's child.
    var path: UInt32 = 0
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
    let found = slots[slot(Self.key(parent, name))].path
    return found == 0 ? nil : PathID(rawValue: found)
  }

  /// The child of that name, which is added when it is new.
  mutating func addChild(of parent: PathID, named name: NameID) -> PathID {
    let key = Self.key(parent, name)
    let slot = slot(key)
    if slots[slot].path != 0 { return PathID(rawValue: slots[slot].path) }
    let path = PathID(nodes.count)
    nodes.append(Node(parent: parent, name: name, depth: nodes[parent.index].depth + 1))
    slots[slot] = Slot(key: key, path: path.rawValue)
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

  private static func key(_ parent: PathID, _ name: NameID) -> UInt64 {
    UInt64(parent.rawValue) << 32 | UInt64(name.rawValue)
  }

  /// The slot that holds a key, or the free one where it belongs.
  private func slot(_ key: UInt64) -> Int {
    let slots = slots.span
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.mix(key)) & mask
    while slots[slot].path != 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  /// Both halves of a wide product, so that every bit of the key reaches the low bits.
  private static func mix(_ key: UInt64) -> UInt64 {
    let product = (key ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return product.high ^ product.low
  }

  /// Files all paths into a table of another size, a power of two.
  private mutating func file(into size: Int) {
    slots = [Slot](repeating: Slot(), count: size)
    for index in nodes.indices.dropFirst() {
      let key = Self.key(nodes[index].parent, nodes[index].name)
      slots[slot(key)] = Slot(key: key, path: UInt32(index))
    }
  }
}
