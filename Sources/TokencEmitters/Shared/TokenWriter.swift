import TokencText
import TokencCore
import TokencJSON

/// Writes the tokens of a format one after the other.
///
/// The tokens are passed with each call: a writer that holds them and changes itself would copy
/// that large record repeatedly.
protocol TokenWriter: Sendable {
  /// The buffer for all output.
  var output: OutputBuffer { get set }

  /// Writes the text before the first token.
  mutating func begin(_ resolved: ResolvedTokens)
  /// Writes a token that has a value in some mode.
  mutating func write(_ token: TokenID, of resolved: ResolvedTokens)
  /// Writes the text after the last token.
  mutating func end()
}

/// The pieces of a format that is written token by token.
struct TokenPieces: PieceWriter {
  private var writer: any TokenWriter
  private let resolved: ResolvedTokens
  private let tokens: [TokenID]
  /// The index of the next token.
  private var next = 0

  init(_ writer: any TokenWriter, _ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.writer = writer
    self.resolved = resolved
    tokens = options.selection.tokens
  }

  mutating func writePiece(into output: inout OutputBuffer) -> Bool {
    swap(&writer.output, &output)
    defer { swap(&writer.output, &output) }
    let resolved = resolved
    if next == 0 { writer.begin(resolved) }
    let end = writer.output.bytes.count + Self.pieceSize
    while next < tokens.count, writer.output.bytes.count < end {
      if resolved.isResolvedAnywhere(tokens[next]) { writer.write(tokens[next], of: resolved) }
      next += 1
    }
    guard next == tokens.count else { return true }
    writer.end()
    return false
  }
}
