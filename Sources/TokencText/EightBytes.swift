/// Eight neighboring bytes of a text, examined at once: most bytes of a text need no individual
/// look, and this finds the others.
///
/// Results are sets of bytes, with bit 7 of each byte in the set, so sets are united with `|` and
/// ``first(of:)`` tells which byte comes first.
///
/// Public and inlinable like ``OutputBuffer``, and for the same reason.
public struct EightBytes {
  @usableFromInline package let bits: UInt64

  @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
  @usableFromInline static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes of `text` starting at `offset`; there must be eight.
  @inlinable
  public init(_ text: Span<UInt8>, at offset: Int) {
    // Sound: any eight bytes are a number, and the load checks that they exist.
    bits = unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of `text` from `start` to `end`, fewer than eight, followed by zeros.
  ///
  /// Cheaper if there are at least eight bytes before `end`, whatever they are.
  @inlinable @inline(__always)
  public init(_ text: Span<UInt8>, from start: Int, to end: Int) {
    bits =
      end >= 8
      ? EightBytes(text, at: end - 8).bits >> UInt64(8 * (8 - (end - start)))
      : Self.gather(text, from: start, to: end)
  }

  @inlinable @inline(never)
  static func gather(_ text: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    let count = end - start
    guard count > 0 else { return 0 }
    guard count >= 4 else {
      // For up to three bytes these are all; taking one twice changes nothing.
      let middle = start + count / 2
      return UInt64(text[start]) | UInt64(text[middle]) << UInt64(8 * (middle - start))
        | UInt64(text[end - 1]) << UInt64(8 * (count - 1))
    }
    // Sound: any four bytes are a number, and the loads check that they exist.
    let first = unsafe UInt32(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt32.self))
    let last = unsafe UInt32(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: end - 4, as: UInt32.self))
    return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
  }

  /// Whether two groups of eight bytes are equal.
  @inlinable
  public static func == (first: EightBytes, second: EightBytes) -> Bool {
    first.bits == second.bits
  }

  /// The bytes that are not ASCII.
  @inlinable
  public var nonASCII: UInt64 { bits & Self.highBits }

  /// The bytes equal to `byte`.
  @inlinable
  public func equal(to byte: UInt8) -> UInt64 {
    Self.zeros(bits ^ (Self.ones &* UInt64(byte)))
  }

  /// The bytes other than `byte`.
  @inlinable
  public func unequal(to byte: UInt8) -> UInt64 { equal(to: byte) ^ Self.highBits }

  /// The control characters below the blank.
  @inlinable
  public var controls: UInt64 { Self.zeros(bits & (Self.ones &* 0xe0)) }

  /// Searches for the first byte of a set, eight at a time.
  ///
  /// - Parameters:
  ///   - text: where to search.
  ///   - start: where the search begins.
  ///   - limit: where it ends at the latest.
  ///   - set: the wanted bytes among eight.
  /// - Returns: the index of the first of them; `limit` if there is none.
  @inlinable
  public static func find(
    in text: Span<UInt8>, from start: Int, to limit: Int, _ set: (EightBytes) -> UInt64
  ) -> Int {
    var index = start
    while index + 8 <= limit {
      let found = set(EightBytes(text, at: index))
      if found != 0 { return index + first(of: found) }
      index += 8
    }
    guard index < limit else { return limit }
    // Bytes after the limit are ignored.
    let found = set(EightBytes(text, from: index, to: limit))
    return found == 0 ? limit : min(limit, index + first(of: found))
  }

  /// Whether `count` bytes of two texts are equal.
  @inlinable @inline(__always)
  public static func isEqual(
    _ one: Span<UInt8>, at first: Int, _ other: Span<UInt8>, at second: Int, count: Int
  ) -> Bool {
    var index = 0
    while index + 8 <= count {
      guard EightBytes(one, at: first + index) == EightBytes(other, at: second + index) else {
        return false
      }
      index += 8
    }
    return index == count
      || EightBytes(one, from: first + index, to: first + count)
        == EightBytes(other, from: second + index, to: second + count)
  }

  /// The index of the first byte of a set, which must not be empty.
  @inlinable
  public static func first(of set: UInt64) -> Int { set.trailingZeroBitCount >> 3 }

  /// The bytes that are zero: adding 0x7f to a byte's lower bits carries into bit 7 unless all of
  /// them are clear, and never further.
  @inlinable
  static func zeros(_ bits: UInt64) -> UInt64 {
    ~(((bits & ~highBits) &+ ~highBits) | bits) & highBits
  }
}
