import TokencText
import TokencCore
import TokencJSON
import TokencEmitters
import TokencSystem

extension System {
  /// Writes a result to a file, or to standard output if `path` is nil or means it.
  ///
  /// - Returns: success, or failure after a message on standard error.
  func deliver(_ result: OutputBuffer, to path: String? = nil) -> ExitStatus {
    guard let path, !Self.isStandardOutput(path) else {
      return attempt("standard output") { () throws(FileError) in try writeOutput(result.bytes) }
    }
    return attempt("'\(path)'") { () throws(FileError) in try writeFile(path, result.bytes) }
  }

  /// Writes the output of a format, with the same outcome.
  func deliver(_ content: Content, to path: String?) -> ExitStatus {
    switch content {
    case .bytes(let bytes): deliver(OutputBuffer(bytes), to: path)
    case .pieces(let writer): deliver(writer, to: path)
    }
  }

  /// Writes a result piece by piece, with the same outcome.
  private func deliver(_ writer: any PieceWriter, to path: String?) -> ExitStatus {
    var writer = writer
    guard let path, !Self.isStandardOutput(path) else {
      return attempt("standard output") { () throws(FileError) in
        var piece = OutputBuffer()
        var isComplete = false
        while !isComplete {
          isComplete = !writer.writePiece(into: &piece)
          try writeOutput(piece.bytes)
          piece.bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    return attempt("'\(path)'") { () throws(FileError) in
      try writePieces(path) { piece in writer.writePiece(into: &piece) }
    }
  }

  /// Writes text to standard output.
  func deliver(_ text: String) -> ExitStatus {
    var result = OutputBuffer()
    result.write(text)
    return deliver(result)
  }

  private func attempt(
    _ target: String, _ write: () throws(FileError) -> Void
  ) -> ExitStatus {
    do throws(FileError) {
      try write()
      return .success
    } catch {
      complain("cannot write \(target): \(error.message)")
      return .failure
    }
  }

  /// Explains on standard error why the program cannot continue.
  func complain(_ message: String, help: String? = nil) {
    var output = OutputBuffer()
    output.write("tokenc: error: \(VisibleText.of(message))\n")
    if let help { output.write("  help: \(VisibleText.of(help))\n") }
    writeError(output.bytes)
  }

  /// Whether a result goes to a terminal; `path` is its file, nil for standard output.
  func isTerminal(_ path: String?) -> Bool {
    isOutputTerminal && path.map(Self.isStandardOutput) ?? true
  }

  /// Whether an `-o` means standard output.
  ///
  /// This includes the device's path: if it leads to a file, that file would be replaced.
  static func isStandardOutput(_ path: String) -> Bool {
    path == "-" || path == "/dev/stdout" || path == "/dev/fd/1"
  }
}
