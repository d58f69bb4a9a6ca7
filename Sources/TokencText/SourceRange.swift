/// A half-open range of byte offsets in one file.
///
/// Offsets are 32 bits wide, since a file holds at most 512 MiB (``JSONParser/largestFile``).
package struct SourceRange: Equatable, Hashable, Sendable {
  /// The offset of the first byte.
  package var lowerBound: UInt32
  /// The offset after the last byte.
  package var upperBound: UInt32

  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = UInt32(truncatingIfNeeded: lowerBound)
    self.upperBound = UInt32(truncatingIfNeeded: upperBound)
  }

  package init(_ bounds: Range<Int>) {
    self.init(bounds.lowerBound, bounds.upperBound)
  }

  /// The same range for slicing an array of bytes.
  package var bounds: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
