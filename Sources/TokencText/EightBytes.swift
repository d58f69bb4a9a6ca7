/// Eight neighboring bytes of a text, looked at in one go: most text is made of bytes that need no
/// look of their own, and this finds the others.
///
/// Answers are sets of bytes, bit 7 of each byte that is in the set, so that sets are united with
/// `|` and ``first(of:)`` tells which byte comes first.
///
/// Public and inlinable like ``OutputBuffer``, and for the same reason.
public struct EightBytes {
  @usableFromInline package let bits: UInt64

  @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
  @usableFromInline static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes of `text` from `offset` on, of which there must be eight.
  @inlinable
  public init(_ text: Span<UInt8>, at offset: Int) {
    // Sound: every eight bytes are a number, and the load checks that they are there.
    bits = unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of `text` from `start` to `end`, fewer than eight, and zeros behind them.
  ///
  /// Cheaper where eight bytes or more stand before `end`, whatever they are.
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
      // Of up to three bytes these are all; what is taken twice stays the same.
      let middle = start + count / 2
      return UInt64(text[start]) | UInt64(text[middle]) << UInt64(8 * (middle - start))
        | UInt64(text[end - 1]) << UInt64(8 * (count - 1))
    }
    // Sound: every four bytes are a number, and the loads check that they are there.
    let first = unsafe UInt32(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt32.self))
    let last = unsafe UInt32(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: end - 4, as: UInt32.self))
    return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
  }

  /// Whether two times eight bytes are the same.
  @inlinable
  public static func == (first: EightBytes, second: EightBytes) -> Bool {
    first.bits == second.bits
  }

  /// Those that are not ASCII.
  @inlinable
  public var nonASCII: UInt64 { bits & Self.highBits }

  /// Those that are `byte`.
  @inlinable
  public func equal(to byte: UInt8) -> UInt64 {
    Self.zeros(bits ^ (Self.ones &* UInt64(byte)))
  }

  /// Those that are not `byte`.
  @inlinable
  public func unequal(to byte: UInt8) -> UInt64 { equal(to: byte) ^ Self.highBits }

  /// The control characters below the blank.
  @inlinable
  public var controls: UInt64 { Self.zeros(bits & (Self.ones &* 0xe0)) }

  /// Looks for the first byte of a set, eight at a time.
  ///
  /// - Parameters:
  ///   - text: where to look.
  ///   - start: where the search begins.
  ///   - limit: where it ends at the latest.
  ///   - set: the bytes that are looked for among eight.
  /// - Returns: where the first of them stands; `limit` if there is none.
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
    // What stands behind the limit is ignored.
    let found = set(EightBytes(text, from: index, to: limit))
    return found == 0 ? limit : min(limit, index + first(of: found))
  }

  /// Whether `count` bytes of two texts are the same.
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
