/// Where the records of a list are filed by hash: open addressing with linear probing, at most two
/// thirds full, since a table that fits a cache is worth more than a few steps inside a line of it.
///
/// A slot holds a record's number with some bits of its hash, which tell nearly all other records
/// apart without a look at them; 8 bytes, because slots are read at random. Whoever owns the list
/// keeps the hashes, which are asked for when the table grows.
///
/// Public and inlinable like ``OutputBuffer``: one is asked for each name and reference.
@frozen public struct HashSlots: Sendable {
  @frozen @usableFromInline struct Slot: Sendable {
    /// 0 is free, anything else the record's number plus one.
    @usableFromInline var number: UInt32 = 0
    @usableFromInline var tag: UInt32 = 0

    @inlinable init() {}
  }

  @usableFromInline var slots = [Slot](repeating: Slot(), count: 256)

  /// A table without records.
  @inlinable
  public init() {}

  /// The number of the record of that hash for which `isWanted` holds.
  @inlinable
  public func find(_ hash: UInt64, _ isWanted: (UInt32) -> Bool) -> UInt32? {
    let slots = slots.span
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].number != 0 {
      let number = slots[index].number - 1
      if slots[index].tag == tag, isWanted(number) { return number }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Files a record that is not in the table yet, the last one of the list.
  ///
  /// - Parameter hashes: those of all records, by number.
  @inlinable
  public mutating func add(_ hashes: [UInt64]) {
    guard hashes.count * 3 <= slots.count * 2 else {
      return rebuild(hashes, size: slots.count * 2)
    }
    file(hashes.count - 1, hashes)
  }

  /// Makes room for `count` records, so that growing does not file them again and again.
  @inlinable
  public mutating func reserveCapacity(_ count: Int, _ hashes: [UInt64]) {
    var size = slots.count
    while size * 2 < count * 3 { size *= 2 }
    if size > slots.count { rebuild(hashes, size: size) }
  }

  @usableFromInline
  mutating func rebuild(_ hashes: [UInt64], size: Int) {
    slots = [Slot](repeating: Slot(), count: size)
    for number in hashes.indices { file(number, hashes) }
  }

  @inlinable
  mutating func file(_ number: Int, _ hashes: [UInt64]) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hashes[number]) & mask
    while slots[index].number != 0 { index = (index + 1) & mask }
    slots[index].number = UInt32(truncatingIfNeeded: number + 1)
    slots[index].tag = UInt32(truncatingIfNeeded: hashes[number] >> 32)
  }
}
