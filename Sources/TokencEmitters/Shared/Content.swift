package import TokencText
import TokencJSON

/// The output of a format, complete or produced in pieces.
package enum Content: Sendable {
  case bytes([UInt8])
  /// Potentially large output is produced only while it is written.
  case pieces(any PieceWriter)

  /// All of it.
  package var bytes: [UInt8] {
    var output = OutputBuffer()
    write(into: &output)
    return output.bytes
  }

  /// Appends all of it.
  package func write(into output: inout OutputBuffer) {
    switch self {
    case .bytes(let bytes): output.write(bytes)
    case .pieces(var writer): writer.writeAll(into: &output)
    }
  }
}
