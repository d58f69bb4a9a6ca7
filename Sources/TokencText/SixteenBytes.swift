/// Sixteen neighboring bytes of a long text, examined at once, like ``EightBytes`` for a short one:
/// the same questions at a quarter of the cost, in vector registers.
///
/// Public and inlinable like ``OutputBuffer``, and for the same reason.
@frozen public struct SixteenBytes {
  /// Some of the sixteen; choices are united with `.|`.
  public typealias Choice = SIMDMask<SIMD16<Int8>>

  @usableFromInline let bytes: SIMD16<UInt8>

  /// How many bytes there are.
  @inlinable
  public static var count: Int { 16 }

  /// The bytes of `text` starting at `offset`; there must be sixteen.
  @inlinable
  public init(_ text: Span<UInt8>, at offset: Int) {
    // Sound: any sixteen bytes are a vector, and the load checks that they exist.
    bytes = unsafe text.bytes.unsafeLoadUnaligned(
      fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// The bytes that are not ASCII.
  @inlinable
  public var nonASCII: Choice { bytes .>= SIMD16(repeating: 0x80) }

  /// The control characters below the blank.
  @inlinable
  public var controls: Choice { bytes .< SIMD16(repeating: 0x20) }

  /// The bytes equal to `byte`.
  @inlinable
  public func equal(to byte: UInt8) -> Choice { bytes .== SIMD16(repeating: byte) }

  /// The bytes other than `byte`.
  @inlinable
  public func unequal(to byte: UInt8) -> Choice { bytes .!= SIMD16(repeating: byte) }

  /// A choice as a number: bit 8·i is set if byte i is chosen.
  @inlinable
  public static func bits(_ choice: Choice) -> UInt128 {
    // Sound: both are sixteen bytes, and every number is valid.
    let lanes = unsafe unsafeBitCast(choice, to: UInt128.self)
    return UInt128(littleEndian: lanes) & 0x0101_0101_0101_0101_0101_0101_0101_0101
  }

  /// The index of the first byte of a choice, which must not be empty.
  @inlinable
  public static func first(of bits: UInt128) -> Int { bits.trailingZeroBitCount >> 3 }

  /// Searches for the first byte of a choice, sixteen at a time.
  ///
  /// - Parameters:
  ///   - text: where to search.
  ///   - start: where the search begins.
  ///   - choice: the wanted bytes among sixteen.
  /// - Returns: the index of the first of them, or of one of the last fifteen bytes of the text,
  ///   which are not examined.
  @inlinable
  public static func skim(
    _ text: Span<UInt8>, from start: Int, _ choice: (SixteenBytes) -> Choice
  ) -> Int {
    var index = start
    while index + count <= text.count {
      let found = bits(choice(SixteenBytes(text, at: index)))
      if found != 0 { return index + first(of: found) }
      index += count
    }
    return index
  }
}
