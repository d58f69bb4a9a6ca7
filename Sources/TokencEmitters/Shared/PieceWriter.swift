package import TokencText
import TokencJSON

/// Writes an output piece by piece, so that it never has to be in memory as a whole.
package protocol PieceWriter: Sendable {
  /// Appends the next piece, of about ``pieceSize`` bytes unless it is the last.
  ///
  /// - Returns: whether there are more.
  mutating func writePiece(into output: inout OutputBuffer) -> Bool
}

extension PieceWriter {
  /// The approximate size of a piece in bytes.
  static var pieceSize: Int { 96 << 10 }

  /// Appends all pieces.
  package mutating func writeAll(into output: inout OutputBuffer) {
    while writePiece(into: &output) {}
  }
}
