package import JSON

/// One file that a generator writes.
package struct GeneratedFile: Sendable {
  /// Relative to the folder that takes the files; the mere name where there is one file.
  package let path: String
  package let content: Content

  /// What a file holds.
  package enum Content: Sendable {
    case bytes([UInt8])
    /// What may be large is made only when it is written.
    case pieces(any PieceWriter)
  }

  package init(path: String, _ content: Content) {
    self.path = path
    self.content = content
  }

  init(path: String, bytes: [UInt8]) {
    self.init(path: path, .bytes(bytes))
  }

  /// All of its bytes.
  package var bytes: [UInt8] {
    var output = OutputBuffer()
    write(into: &output)
    return output.bytes
  }

  /// Appends all of its bytes.
  package func write(into output: inout OutputBuffer) {
    switch content {
    case .bytes(let bytes): output.write(bytes)
    case .pieces(var writer): writer.writeAll(into: &output)
    }
  }
}
