/// Who has which name in which namespace.
struct SwiftMemberTable {
  /// A constant, a namespace, or wrongly both, under one name.
  struct Entry {
    let scope: Int32
    let name: Int32
    var constant: Int32 = -1
    var child: Int32 = -1
  }

  /// All entries, in the order in which they came.
  private(set) var entries: [Entry] = []
  /// Open addressing, at most two thirds full: 0 is free, anything else the entry's index plus one.
  private var slots: [UInt32]

  init(capacity: Int) {
    var size = 64
    while size * 2 < capacity * 3 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    entries.reserveCapacity(capacity)
  }

  subscript(index: Int) -> Entry {
    get { entries[index] }
    set { entries[index] = newValue }
  }

  /// The index of the entry of a name in a namespace, if there is one.
  func find(_ scope: Int, _ name: Int) -> Int? {
    let found = slots[slot(scope, name)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The index of the entry of a name in a namespace, which is added where it is new.
  mutating func add(_ scope: Int, _ name: Int) -> Int {
    let slot = slot(scope, name)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    entries.append(
      Entry(scope: Int32(truncatingIfNeeded: scope), name: Int32(truncatingIfNeeded: name)))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    if entries.count * 3 > slots.count * 2 { grow() }
    return entries.count - 1
  }

  private func slot(_ scope: Int, _ name: Int) -> Int {
    let key = UInt64(truncatingIfNeeded: scope) << 32 | UInt64(truncatingIfNeeded: name)
    // Both numbers are given by order of appearance, so that nobody can make them meet on purpose.
    let product = (key ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if Int(entry.scope) == scope, Int(entry.name) == name { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      slots[slot(Int(entry.scope), Int(entry.name))] = UInt32(truncatingIfNeeded: index + 1)
    }
  }
}
