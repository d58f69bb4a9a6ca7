import JSON

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
  private var hashes: [UInt64] = []
  private var slots = HashSlots()

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
    slots.reserveCapacity(capacity, hashes)
  }

  subscript(index: Int) -> Entry {
    get { entries[index] }
    set { entries[index] = newValue }
  }

  /// The index of the entry of a name in a namespace, if there is one.
  func find(_ scope: Int, _ name: Int) -> Int? {
    find(scope, name, Self.hash(scope, name))
  }

  private func find(_ scope: Int, _ name: Int, _ hash: UInt64) -> Int? {
    slots.find(hash) {
      let entry = entries[Int($0)]
      return Int(entry.scope) == scope && Int(entry.name) == name
    }.map { Int($0) }
  }

  /// The index of the entry of a name in a namespace, which is added where it is new.
  mutating func add(_ scope: Int, _ name: Int) -> Int {
    let hash = Self.hash(scope, name)
    if let known = find(scope, name, hash) { return known }
    entries.append(
      Entry(scope: Int32(truncatingIfNeeded: scope), name: Int32(truncatingIfNeeded: name)))
    hashes.append(hash)
    slots.add(hashes)
    return entries.count - 1
  }

  /// Both numbers are given by order of appearance, so that nobody can make them meet on purpose.
  private static func hash(_ scope: Int, _ name: Int) -> UInt64 {
    let key = UInt64(truncatingIfNeeded: scope) << 32 | UInt64(truncatingIfNeeded: name)
    return NameTable.mix(key ^ 0x9e37_79b9_7f4a_7c15)
  }
}
