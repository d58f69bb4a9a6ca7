/// The number of an interned member name; equal bytes have equal numbers within one ``NameTable``.
package struct NameID: Equatable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What an element of an array, or the root of a document, has for a name.
  package static let none = NameID(rawValue: .max)
}

/// Every member name of a compilation, each stored once as UTF-8.
///
/// Names are compared byte by byte and so by code point: `é` and `e` with an accent are two names.
/// Numbers are given in order of appearance, so they never depend on the hash.
package struct NameTable: Sendable {
  private var storage: [UInt8] = []
  /// Name `i` is `storage[ends[i - 1]..<ends[i]]`; the leading zero spares a special case.
  private var ends: [UInt32] = [0]
  /// Open addressing: 0 is free, anything else the name's number plus one.
  private var slots: [UInt32]
  /// The last name of each kind of first and last letter: a token file repeats the same few names,
  /// `$value` before all, and this spares most of them the hash.
  private var recent = [NameID](repeating: .none, count: 64)
  /// Secret, so that nobody can write a file whose names all collide.
  private let seed: UInt64

  package init() {
    slots = [UInt32](repeating: 0, count: 256)
    seed = UInt64.random(in: .min ... .max)
  }

  /// How many names there are.
  package var count: Int { ends.count - 1 }

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

  /// The number of `text`, which is added when it is new.
  package mutating func intern(_ text: String) -> NameID {
    let bytes = [UInt8](text.utf8)
    return intern(bytes, bytes.indices)
  }

  /// The number of the bytes in `range`, which are added when they are new.
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
    let slot = slot(of: bytes, range)
    if slots[slot] != 0 { return NameID(rawValue: slots[slot] - 1) }
    let number = UInt32(count)
    storage.append(contentsOf: bytes[range])
    ends.append(UInt32(storage.count))
    slots[slot] = number + 1
    if ends.count * 2 > slots.count { grow() }
    return NameID(rawValue: number)
  }

  /// The number of the bytes in `range`, if any file has that name.
  package func find(_ bytes: [UInt8], _ range: Range<Int>) -> NameID? {
    let found = slots[slot(of: bytes, range)]
    return found == 0 ? nil : NameID(rawValue: found - 1)
  }

  /// The slot that holds these bytes, or the free one where they belong.
  private func slot(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(bytes, range)) & mask
    while slots[slot] != 0, !isEqual(slots[slot] - 1, bytes, range) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isEqual(_ number: UInt32, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let lower = Int(ends[Int(number)])
    guard Int(ends[Int(number) + 1]) - lower == range.count else { return false }
    let known = storage.span.extracting(lower..<lower + range.count)
    let wanted = bytes.span.extracting(range)
    for index in wanted.indices where known[index] != wanted[index] { return false }
    return true
  }

  /// Folded 64-bit multiplication over chunks of eight bytes, keyed by the seed.
  private func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    let text = bytes.span.extracting(range)
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    var chunk: UInt64 = 0
    for index in text.indices {
      chunk = chunk << 8 | UInt64(text[index])
      if index & 7 == 7 {
        state = Self.mix(state ^ chunk)
        chunk = 0
      }
    }
    return Self.mix(state ^ chunk)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return product.high ^ product.low
  }

  private mutating func grow() {
    let mask = slots.count * 4 - 1
    var larger = [UInt32](repeating: 0, count: mask + 1)
    for number in 0..<count {
      let range = Int(ends[number])..<Int(ends[number + 1])
      var slot = Int(truncatingIfNeeded: hash(storage, range)) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(number) + 1
    }
    slots = larger
  }
}
