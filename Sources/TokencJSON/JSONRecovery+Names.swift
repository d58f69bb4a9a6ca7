extension JSONRecovery {
  /// Continues where a name should begin.
  mutating func mendName(_ error: SyntaxError, _ names: inout NameTable) -> Stage {
    let start = parser.position
    guard start < parser.bytes.count else { return endDocument(error) }
    if parser.isQuote(start) {
      isQuiet = false
      report(error)
      let extent = self.extent(start, isName: true)
      setName(start, extent.content, &names)
      parser.position = extent.end
      isQuiet = !extent.isClosed
      return .colon
    }
    if parser.isNameWithColon(start) {
      isQuiet = false
      report(error)
      let end = JSONString.endOfBareName(start, parser.bytes)
      setName(start, start..<end, &names)
      parser.position = end
      // The quote that ends it.
      if end < parser.bytes.count, parser.bytes[end] == UInt8(ascii: "\"") { parser.position += 1 }
      return .colon
    }
    report(error)
    isQuiet = true
    isSkipping = true
    switch parser.bytes[start] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
    case UInt8(ascii: ":"):
      // A value without a name.
      parser.position = parser.next(from: start + 1, onLine: true)
      if parser.isMember(parser.position) { return .name }
      if parser.position < parser.bytes.count, !parser.isLineEnd(parser.position) {
        parser.position = parser.endOfUnit(parser.position)
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["): parser.position = parser.endOfUnit(start)
    default: parser.position = parser.endOfJunk(start)
    }
    return .separator
  }

  /// Continues after a name without a colon.
  mutating func mendColon(_ error: SyntaxError, _ names: inout NameTable) -> Stage {
    if let stage = mendLastName(error, &names) { return stage }
    let extent = JSONString.extent(ofName: parser.nameOffset, parser.bytes)
    if extent.end > parser.position {
      // The parser has taken a part of it for a name.
      setName(parser.nameOffset, extent.content, &names)
      report(error)
      parser.position = extent.end
      return .colon
    }
    let position = parser.position
    guard position < parser.bytes.count else { return endDocument(error) }
    report(error)
    let isOnLine = parser.isOnLine(position)
    switch parser.bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      isQuiet = false
      return .value
    case UInt8(ascii: ",") where parser.isNext(":", from: position + 1):
      parser.position += 1
      isQuiet = true
      return .colon
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
    case _ where parser.isQuote(position):
      guard isOnLine else { break }
      if parser.isStrayQuote(position) {
        parser.position += 1
        isQuiet = true
        return .colon
      }
      guard !parser.isNext(":", from: self.extent(position, isName: false).end) else { break }
      isQuiet = false
      return .value
    default:
      guard isOnLine else { break }
      if beginsValue(position) {
        isQuiet = false
        return .value
      }
      isQuiet = true
      repeat {
        parser.position += 1
      } while parser.position < parser.bytes.count && parser.bytes[parser.position] > 0x20
        && !parser.isPunctuation(parser.position) && !parser.isQuote(parser.position)
        && !parser.isComment(parser.position)
      return .colon
    }
    appendMissing(before: position)
    isQuiet = true
    return .separator
  }

  /// Removes the end of a name if the text directly after it shows that it is another name: `"a: "`
  /// before `b`.
  private mutating func mendLastName(
    _ error: SyntaxError, _ names: inout NameTable
  ) -> Stage? {
    let position = parser.position
    let start = parser.nameOffset
    guard position > start + 1, parser.bytes[position - 1] == parser.bytes[start],
      parser.isQuote(start)
    else { return nil }
    if parser.isStrayQuote(start), !parser.isNext(":", from: start + 1) {
      report(error)
      parser.name = .none
      parser.position = start + 1
      isQuiet = true
      return .separator
    }
    let extent = self.extent(start, isName: true)
    guard !extent.isClosed, extent.end < position else { return nil }
    report(error)
    setName(start, extent.content, &names)
    parser.position = extent.end
    return .colon
  }

  /// Whether a JSON number or word begins there.
  private func beginsValue(_ position: Int) -> Bool {
    if parser.isNameWithColon(position) { return false }
    let byte = parser.bytes[position]
    if byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      return true
    }
    return ["true", "false", "null"].contains { parser.bytes[position...].starts(with: $0.utf8) }
  }

  /// Makes `content` the name of the next value.
  ///
  /// The name is the text that ``JSONTree/name(of:)`` finds.
  mutating func setName(_ start: Int, _ content: Range<Int>, _ names: inout NameTable) {
    parser.nameOffset = start
    parser.name = names.intern(text(content))
  }
}
