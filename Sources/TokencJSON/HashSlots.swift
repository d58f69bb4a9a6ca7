/// A hash index for the records of a list: open addressing with linear probing, at most two thirds
/// full, since a table that fits into a cache is worth more than a few steps within a cache line.
///
/// A slot holds a record's number and some bits of its hash, which distinguish nearly all other
/// records without looking at them; 8 bytes, because slots are read at random. The owner of the
/// list keeps the hashes, which are needed when the table grows.
///
/// Public and inlinable like ``OutputBuffer``: a lookup is made for each name and reference.
@frozen public struct HashSlots: Sendable {
  @frozen @usableFromInline struct Slot: Sendable {
    /// 0 is free, anything else is the record's number plus one.
    @usableFromInline var number: UInt32 = 0
    @usableFromInline var tag: UInt32 = 0

    @inlinable init() {}
  }

  @usableFromInline var slots = [Slot](repeating: Slot(), count: 256)

  /// An empty table.
  @inlinable
  public init() {}

  /// The number of the record with that hash for which `isWanted` holds.
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

  /// Inserts a record that is not in the table yet, the last one of the list.
  ///
  /// - Parameter hashes: the hashes of all records, by number.
  @inlinable
  public mutating func add(_ hashes: [UInt64]) {
    guard hashes.count * 3 <= slots.count * 2 else {
      return rebuild(hashes, size: slots.count * 2)
    }
    file(hashes.count - 1, hashes)
  }

  /// Makes room for `count` records, so that growing does not rehash them repeatedly.
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
