import TokencText

/// The number of an interned member name; equal bytes have equal numbers within one ``NameTable``.
///
/// Public and inlinable like ``OutputBuffer``: names are compared for each value of a file.
@frozen public struct NameID: Equatable, Hashable, Sendable {
  /// The number; numbers are assigned in order of appearance.
  public var rawValue: UInt32

  /// The name with that number.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The name of array elements and of a document's root.
  @inlinable
  public static var none: NameID { NameID(rawValue: .max) }

  /// Whether two names of one table are equal.
  @inlinable
  public static func == (first: NameID, second: NameID) -> Bool {
    first.rawValue == second.rawValue
  }
}

/// Every member name of a compilation, each stored once as UTF-8.
///
/// Names are compared byte by byte and so by code point: `é` and `e` with an accent are two names.
/// Numbers are assigned in order of appearance, so they never depend on the hash.
package struct NameTable: Sendable {
  private var storage: [UInt8] = []
  /// Name `i` is `storage[ends[i - 1]..<ends[i]]`; the leading zero avoids a special case.
  private var ends: [UInt32] = [0]
  /// The hash of each name.
  private var hashes: [UInt64] = []
  private var slots = HashSlots()
  /// The last name for each class of first and last letter: a token file repeats few names, `$value`
  /// most of all, and this saves most of them the hash.
  private var recent = [NameID](repeating: .none, count: 64)
  /// Secret, so that nobody can write a file whose names all collide.
  private let seed: UInt64

  package init() {
    seed = UInt64.random(in: .min ... .max)
  }

  /// How many names there are.
  package var count: Int { ends.count - 1 }

  /// Reserves capacity for as many names as another table has, of the same length.
  package mutating func reserveCapacity(like other: NameTable) {
    storage.reserveCapacity(other.storage.count)
    ends.reserveCapacity(other.ends.count)
    hashes.reserveCapacity(other.count)
    slots.reserveCapacity(other.count, hashes)
  }

  /// The UTF-8 bytes of a name; empty for ``NameID/none``.
  package subscript(name: NameID) -> ArraySlice<UInt8> {
    guard name != .none else { return [] }
    let index = Int(name.rawValue)
    return storage[Int(ends[index])..<Int(ends[index + 1])]
  }

  /// Appends a name's UTF-8 bytes.
  package func append(_ name: NameID, to bytes: inout [UInt8]) {
    guard name != .none else { return }
    let index = Int(name.rawValue)
    bytes.append(contentsOf: storage[Int(ends[index])..<Int(ends[index + 1])])
  }

  /// The name as text.
  package func text(_ name: NameID) -> String {
    String(decoding: self[name], as: UTF8.self)
  }

  /// The number of `text`, added if it is new.
  package mutating func intern(_ text: String) -> NameID {
    let bytes = [UInt8](text.utf8)
    return intern(bytes, bytes.indices)
  }

  /// The number of the bytes in `range`, added if they are new.
  package mutating func intern(_ bytes: [UInt8], _ range: Range<Int>) -> NameID {
    guard !range.isEmpty else { return internAnew(bytes, range) }
    let first = bytes[range.lowerBound]
    let kind = Int((first &* 7) ^ bytes[range.upperBound - 1]) & 63
    let last = recent[kind]
    if last != .none, isEqual(last.rawValue, bytes, range) { return last }
    let name = internAnew(bytes, range)
    recent[kind] = name
    return name
  }

  private mutating func internAnew(_ bytes: [UInt8], _ range: Range<Int>) -> NameID {
    let hash = hash(bytes, range)
    if let known = find(bytes, range, hash) { return known }
    let name = NameID(rawValue: UInt32(count))
    storage.append(contentsOf: bytes[range])
    ends.append(UInt32(storage.count))
    hashes.append(hash)
    slots.add(hashes)
    return name
  }

  /// The number of the bytes in `range`, if any file has that name.
  package func find(_ bytes: [UInt8], _ range: Range<Int>) -> NameID? {
    find(bytes, range, hash(bytes, range))
  }

  /// The number of `text`, if any file has that name.
  package func find(_ text: String) -> NameID? {
    let bytes = [UInt8](text.utf8)
    return find(bytes, bytes.indices)
  }

  /// The number of the same name as `name` of another table.
  package func find(_ name: NameID, of other: NameTable) -> NameID? {
    let index = Int(name.rawValue)
    return find(other.storage, Int(other.ends[index])..<Int(other.ends[index + 1]))
  }

  private func find(_ bytes: [UInt8], _ range: Range<Int>, _ hash: UInt64) -> NameID? {
    slots.find(hash) { isEqual($0, bytes, range) }.map(NameID.init(rawValue:))
  }

  /// The hash of a name, which is ``hash(_:_:)`` of its bytes.
  package func hash(of name: NameID) -> UInt64 {
    hashes[Int(name.rawValue)]
  }

  /// How many of the bytes before `end` are a name; nil if they are not that name, or begin before
  /// `start`.
  package func count(of name: NameID, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    let index = Int(name.rawValue)
    let count = Int(ends[index + 1] - ends[index])
    guard end - count >= start, isEqual(name.rawValue, bytes, end - count..<end) else { return nil }
    return count
  }

  private func isEqual(_ number: UInt32, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let lower = Int(ends[Int(number)])
    guard Int(ends[Int(number) + 1]) - lower == range.count else { return false }
    return EightBytes.isEqual(
      storage.span, at: lower, bytes.span, at: range.lowerBound, count: range.count)
  }

  /// A hash of the bytes in `range`: folded 64-bit multiplication over chunks of eight bytes, keyed
  /// by the table's seed.
  package func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    let text = bytes.span
    var state = seed ^ UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      state = Self.mix(state ^ EightBytes(text, at: index).bits)
      index += 8
    }
    return Self.mix(state ^ EightBytes(text, from: index, to: range.upperBound).bits)
  }

  /// Mixes the bits of a value, to combine the hashes of several names.
  package static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return product.high ^ product.low
  }
}
