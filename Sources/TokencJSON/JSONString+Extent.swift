extension JSONString {
  /// Where a string or name ends, damaged or not.
  struct Extent {
    /// The offset after it.
    var end: Int
    /// The text between its quotes, as written.
    var content: Range<Int>
    /// Whether the quote that ends it is its own; meaningless for a name without quotes.
    var isClosed: Bool
  }

  /// The extent of a member name, in quotes or not.
  static func extent(ofName start: Int, _ bytes: [UInt8]) -> Extent {
    guard bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") else {
      let end = endOfBareName(start, bytes)
      return Extent(end: end, content: start..<end, isClosed: true)
    }
    return extent(ofString: start, bytes, isName: true)
  }

  /// The extent of a string that begins with a quote.
  ///
  /// A quote may be missing. Then the next one, which begins another string, seems to end this one,
  /// and is recognized by what directly follows it: `"a, "b": 1` continues with `b`. Such a string
  /// ends before the punctuation at its end, and so does one that ends with its line: that
  /// punctuation was meant to follow it. A name ends before its first colon.
  ///
  /// For a string that the parser accepted, this is the extent it found.
  static func extent(ofString start: Int, _ bytes: [UInt8], isName: Bool) -> Extent {
    let quote = bytes[start]
    var position = start + 1
    while position < bytes.count, bytes[position] != quote, !isLineEnd(bytes[position]) {
      let isEscape = bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count
      position += 1
      guard isEscape else { continue }
      let isPair =
        bytes[position] == 0x0d && position + 1 < bytes.count && bytes[position + 1] == 0x0a
      position += isPair ? 2 : 1
    }
    let hasQuote = position < bytes.count && bytes[position] == quote
    let content = start + 1..<position
    if hasQuote, mayFollow(position + 1, bytes) {
      return Extent(end: position + 1, content: content, isClosed: true)
    }
    let colon = isName ? bytes[content].firstIndex(of: UInt8(ascii: ":")) : nil
    if let end = colon ?? startOfPunctuation(bytes, content) {
      let content = start + 1..<withoutBlanks(bytes, start + 1..<end)
      return Extent(end: content.upperBound, content: content, isClosed: false)
    }
    if hasQuote { return Extent(end: position + 1, content: content, isClosed: true) }
    if isOnlyOpening(bytes, content) {
      return Extent(end: start + 1, content: start + 1..<start + 1, isClosed: false)
    }
    let end = withoutBlanks(bytes, content)
    return Extent(end: end, content: start + 1..<end, isClosed: false)
  }

  /// The end of a name without quotes: punctuation, a comment, a blank or a quote.
  static func endOfBareName(_ start: Int, _ bytes: [UInt8]) -> Int {
    var position = start
    while position < bytes.count, bytes[position] > 0x20,
      !":/,{}[]\"".utf8.contains(bytes[position]), lengthOfBlank5(bytes, position) == 0
    {
      position += 1
    }
    return position
  }

  /// Whether a string may precede a position.
  private static func mayFollow(_ position: Int, _ bytes: [UInt8]) -> Bool {
    guard position < bytes.count else { return true }
    switch bytes[position] {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "/"):
      return true
    default: return lengthOfBlank5(bytes, position) > 0
    }
  }

  /// Where the commas and brackets at the end of a text begin, except for brackets that it opens
  /// itself, as references do; nil if there are none.
  private static func startOfPunctuation(_ bytes: [UInt8], _ content: Range<Int>) -> Int? {
    var depth = 0
    var start: Int?
    for index in content {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth > 0 {
          depth -= 1
          start = nil
        } else {
          start = start ?? index
        }
      case UInt8(ascii: ","):
        start = start ?? index
      case 0x20, 0x09:
        break
      default:
        start = nil
      }
    }
    return start
  }

  /// Whether a text is a single opening bracket, which cannot be meant as a string.
  private static func isOnlyOpening(_ bytes: [UInt8], _ content: Range<Int>) -> Bool {
    let text = bytes[content].filter { $0 > 0x20 }
    return text.count == 1 && (text[0] == UInt8(ascii: "{") || text[0] == UInt8(ascii: "["))
  }

  private static func withoutBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }
}
