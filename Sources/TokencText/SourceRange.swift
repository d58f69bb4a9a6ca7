/// A half-open range of byte offsets in one file.
///
/// Offsets are 32 bits wide, since a file holds at most 512 MiB (``JSONParser/largestFile``).
@frozen public struct SourceRange: Equatable, Hashable, Sendable {
  /// The offset of the first byte.
  public var lowerBound: UInt32
  /// The offset after the last byte.
  public var upperBound: UInt32

  /// The bytes from one offset to another.
  @inlinable
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = UInt32(truncatingIfNeeded: lowerBound)
    self.upperBound = UInt32(truncatingIfNeeded: upperBound)
  }

  /// The bytes of a range.
  @inlinable
  public init(_ bounds: Range<Int>) {
    self.init(bounds.lowerBound, bounds.upperBound)
  }

  /// The same range for slicing an array of bytes.
  @inlinable public var bounds: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
