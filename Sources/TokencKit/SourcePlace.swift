import TokencDiagnostics
import TokencText

/// A range of bytes in one file of a stack.
///
/// ``ResolvedStack/range(of:in:)`` converts it to lines and columns.
public struct SourcePlace: Sendable, Hashable {
  /// The index of the file in ``ResolvedStack/sources``.
  public let file: Int
  /// The byte offsets, counted from 0 at the beginning of the file.
  public let offsets: Range<Int>

  /// A range of bytes in a file.
  public init(file: Int, offsets: Range<Int>) {
    self.file = file
    self.offsets = offsets
  }

  /// Converts a place of the core, whose files are those sources.
  init(_ place: Diagnostic.Place, _ sourceOfFile: [Int]) {
    self.init(file: sourceOfFile[place.file.index], offsets: place.range.bounds)
  }
}
