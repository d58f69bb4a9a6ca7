import TokencJSON

/// Finds the namespace of a name inside another.
struct SwiftScopeTable {
  private struct Entry {
    let parent: Int32
    let name: Int32
    let scope: Int32
  }

  private var entries: [Entry] = []
  private var hashes: [UInt64] = []
  private var slots = HashSlots()

  /// The namespace of a name in `parent`; if there is none, `new` is entered.
  mutating func scope(in parent: Int, _ name: Int, orElse new: Int) -> Int {
    let hash = Self.hash(parent, name)
    let known = slots.find(hash) {
      let entry = entries[Int($0)]
      return Int(entry.parent) == parent && Int(entry.name) == name
    }
    if let known { return Int(entries[Int(known)].scope) }
    entries.append(
      Entry(
        parent: Int32(truncatingIfNeeded: parent), name: Int32(truncatingIfNeeded: name),
        scope: Int32(truncatingIfNeeded: new)))
    hashes.append(hash)
    slots.add(hashes)
    return new
  }

  /// Both numbers are assigned in order of appearance, so nobody can force collisions.
  private static func hash(_ parent: Int, _ name: Int) -> UInt64 {
    let key = UInt64(truncatingIfNeeded: parent) << 32 | UInt64(truncatingIfNeeded: name)
    return NameTable.mix(key ^ 0x9e37_79b9_7f4a_7c15)
  }
}
