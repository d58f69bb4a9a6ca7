import TokencText
import TokencJSON

/// A single file with everything, written piece by piece.
struct SwiftPieces: PieceWriter {
  private var emitter: SwiftEmitter
  /// How many roots are written or begun; nil before the header.
  private var begun: Int?

  init(emitter: SwiftEmitter) {
    self.emitter = emitter
  }

  mutating func writePiece(into output: inout OutputBuffer) -> Bool {
    swap(&emitter.writer.output, &output)
    defer { swap(&emitter.writer.output, &output) }
    let end = emitter.writer.output.bytes.count + Self.pieceSize
    while emitter.writer.output.bytes.count < end {
      guard emitter.writer.writeNext() || beginNext() else { return false }
    }
    return true
  }

  /// Writes the text before or after the roots, or opens the next root.
  ///
  /// - Returns: false after the end.
  private mutating func beginNext() -> Bool {
    let roots = emitter.namespaces.roots
    switch begun {
    case nil:
      emitter.file.writeHeader(emitter.constants, into: &emitter.writer.output)
      emitter.file.writeImports(emitter.parts, into: &emitter.writer.output)
      begun = 0
    case let number? where number < roots.count:
      emitter.writer.open(
        root: roots[number], emitter.namespaces.scopes[roots[number]].members.indices)
      begun = number + 1
    default:
      emitter.writeMissingWrapper()
      emitter.file.writeSupport(
        emitter.parts, roots: emitter.rootNames, into: &emitter.writer.output)
      return false
    }
    return true
  }
}
