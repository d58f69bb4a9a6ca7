import TokencText
import TokencJSON

/// The grammar of references in text: `{a.b.c}`, alone or within other text, and `\{` and `\}` for
/// literal braces.
struct ReferenceText {
  /// One piece of a text.
  enum Piece: Equatable {
    /// Literal text, except for its `\{` and `\}`.
    case text(Range<Int>)
    /// A reference, braces included.
    case reference(Range<Int>)
    /// A `{` that does not begin a reference; what follows it is text.
    case malformed(Range<Int>)
  }

  /// Whether the text is one reference and nothing else.
  static func isWhole(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "{"),
      bytes[range.upperBound - 1] == UInt8(ascii: "}")
    else { return false }
    let inner = bytes.span.extracting(range.lowerBound + 1..<range.upperBound - 1)
    let brace = EightBytes.find(in: inner, from: 0, to: inner.count) {
      $0.equal(to: UInt8(ascii: "{")) | $0.equal(to: UInt8(ascii: "}"))
    }
    return brace == inner.count
  }

  /// The pieces of a text, in order and without gaps.
  static func pieces(_ bytes: [UInt8], _ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var textStart = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      if isEscapedBrace(bytes, position, range.upperBound) {
        position += 2
        continue
      }
      guard bytes[position] == UInt8(ascii: "{") else {
        position += 1
        continue
      }
      if textStart < position { pieces.append(.text(textStart..<position)) }
      guard let end = end(ofReferenceAt: position, bytes, range.upperBound) else {
        let closing = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
        pieces.append(.malformed(position..<(closing.map { $0 + 1 } ?? range.upperBound)))
        return pieces
      }
      pieces.append(.reference(position..<end))
      position = end
      textStart = end
    }
    if textStart < range.upperBound { pieces.append(.text(textStart..<range.upperBound)) }
    return pieces
  }

  /// The offset after the closing brace; nil if the reference is empty or contains another `{`.
  private static func end(ofReferenceAt start: Int, _ bytes: [UInt8], _ limit: Int) -> Int? {
    var position = start + 1
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "}"): return position > start + 1 ? position + 1 : nil
      case UInt8(ascii: "{"): return nil
      default: position += 1
      }
    }
    return nil
  }

  private static func isEscapedBrace(_ bytes: [UInt8], _ position: Int, _ limit: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "\\"), position + 1 < limit else { return false }
    return bytes[position + 1] == UInt8(ascii: "{") || bytes[position + 1] == UInt8(ascii: "}")
  }

  /// Appends text with `\{` and `\}` unescaped; other backslashes are literal.
  static func appendUnescaped(
    _ bytes: [UInt8], _ range: Range<Int>, to text: inout [UInt8]
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      if isEscapedBrace(bytes, position, range.upperBound) { position += 1 }
      text.append(bytes[position])
      position += 1
    }
  }
}
