import TokencText

extension JSONRecovery {
  /// Continues where a value should begin.
  mutating func mendValue(_ error: SyntaxError, _ names: inout NameTable) -> Stage {
    let start = parser.position
    guard start < parser.bytes.count else { return endDocument(error) }
    report(error)
    if parser.open.isEmpty, !parser.isQuote(start) { return mendRoot() }
    switch parser.bytes[start] {
    case UInt8(ascii: ",") where parser.name != .none && parser.isValueOnLine(start + 1):
      parser.position += 1
      isQuiet = true
      return .value
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      if parser.name != .none {
        appendMissing(before: start)
      } else {
        isSkipping = true
      }
      isQuiet = true
    case UInt8(ascii: ":"):
      parser.position += 1
      isQuiet = true
      return .value
    case _ where parser.isQuote(start): return mendString()
    case UInt8(ascii: "'") where parser.isNext("\"", from: start + 1):
      parser.position += 1
      isQuiet = true
      return .value
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // Nested too deeply.
      parser.position = parser.endOfUnit(start)
      appendInvalid(from: start)
    default:
      parser.position = parser.endOfJunk(start)
      appendInvalid(from: start)
      isQuiet = true
    }
    return .separator
  }

  /// Looks for the document's first bracket after other text.
  private mutating func mendRoot() -> Stage {
    let start = parser.position
    let isOpening = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }
    if let root = parser.bytes[start...].firstIndex(where: isOpening) {
      parser.position = root
      return .value
    }
    parser.position = max(start, parser.endOfPrevious(parser.bytes.count))
    appendInvalid(from: start)
    return .separator
  }

  private mutating func mendString() -> Stage {
    let start = parser.position
    let extent = self.extent(start, isName: false)
    if parser.bytes[start] == UInt8(ascii: "'"), parser.syntax != .json5, extent.isClosed {
      // Only its quotes are wrong, unless its escapes are.
      do throws(SyntaxError) {
        let contents = try parser.scanString()
        parser.append(.string, from: start, contents)
        return .separator
      } catch {}
    }
    parser.position = extent.end
    isQuiet = !extent.isClosed
    if extent.end == start + 1, parser.isValueOnLine(extent.end) { return .value }
    appendInvalid(from: start)
    return .separator
  }

  /// Continues after a value without a comma or closing bracket.
  mutating func mendSeparator(_ error: SyntaxError, _ names: inout NameTable) -> Stage {
    let position = parser.position
    guard position < parser.bytes.count else { return endDocument(error) }
    if let stage = mendLast(error) { return stage }
    let byte = parser.bytes[position]
    if byte == UInt8(ascii: ":") { return mendColonAfterValue(error, &names) }
    report(error)
    // The document is complete, and everything after it is one error.
    guard let container = parser.open.last else { return .end }
    let isObject = parser.nodes[container].kind == .object
    switch byte {
    case _ where parser.isQuote(position):
      guard !parser.isStrayQuote(position) else { break }
      if isObject, isGoingOn(position) {
        parser.position = extent(position, isName: false).end
        spoilLast()
        isQuiet = true
        return .separator
      }
      isQuiet = false
      return isObject ? .name : .value
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard isObject else {
        isQuiet = false
        return .value
      }
      parser.position = parser.endOfUnit(position)
      isQuiet = true
      return .separator
    case UInt8(ascii: "}"), UInt8(ascii: "]"): break
    default:
      if !isObject {
        isQuiet = false
        return .value
      }
      if parser.isNameWithColon(position) {
        isQuiet = false
        return .name
      }
      let isOnLine = parser.isOnLine(position)
      parser.position = parser.endOfJunk(position)
      if isOnLine { spoilLast() }
      isQuiet = true
      return .separator
    }
    parser.position += 1
    isQuiet = true
    return .separator
  }

  /// Removes the end of the last value if the text directly after it shows that it is another
  /// value: `"a, "` before `b`, `1` before `px`.
  private mutating func mendLast(_ error: SyntaxError) -> Stage? {
    let position = parser.position
    guard let index = lastScalar, Int(parser.nodes[index].range.upperBound) == position else {
      return nil
    }
    let last = parser.nodes[index]
    if last.kind == .string {
      let extent = self.extent(Int(last.range.lowerBound), isName: false)
      if !extent.isClosed, extent.end < position {
        report(error)
        parser.position = extent.end
        spoilLast()
        isQuiet = true
        return .separator
      }
    }
    guard !parser.isPunctuation(position), parser.bytes[position] != UInt8(ascii: "\""),
      parser.bytes[position] > 0x20
    else { return nil }
    report(error)
    parser.position = parser.endOfJunk(position)
    spoilLast()
    isQuiet = true
    return .separator
  }

  /// Whether a string after a value is probably a part of it: `x"a"`.
  private func isGoingOn(_ position: Int) -> Bool {
    guard let last = lastScalar, parser.isOnLine(position), !parser.isMember(position) else {
      return false
    }
    let node = parser.nodes[last]
    return node.kind == .invalid && !node.range.bounds.isEmpty
      || Int(node.range.upperBound) == position
  }

  /// Marks the last value, which ends here, as invalid.
  private mutating func spoilLast() {
    guard let last = lastScalar else { return }
    setLast(.invalid, SourceRange(Int(parser.nodes[last].range.lowerBound), parser.position))
  }

  private mutating func setLast(_ kind: JSONTree.Kind, _ range: SourceRange) {
    let last = parser.nodes.count - 1
    parser.nodes[last].kind = kind
    parser.nodes[last].hasEscape = false
    parser.nodes[last].mayRefer = false
    parser.nodes[last].range = range
  }

  /// Continues at a colon after a value: if that is a string, it is a name.
  ///
  /// Either the opening brace of its object is missing before it, or a value.
  private mutating func mendColonAfterValue(
    _ error: SyntaxError, _ names: inout NameTable
  ) -> Stage {
    report(error)
    let colon = parser.position
    let last = parser.nodes.count - 1
    let range = parser.nodes[last].range.bounds
    parser.position += 1
    guard lastScalar != nil, parser.nodes[last].kind == .string, !parser.isStrayColon(colon),
      parser.endOfPrevious(colon) == range.upperBound
    else {
      isQuiet = true
      return .separator
    }
    let isRoot = parser.open.isEmpty
    let isMember = !isRoot && parser.nodes[last].name != .none
    if isRoot || balance.way.opensObjects && parser.open.count < JSONParser.deepestNesting {
      setLast(.object, parser.nodes[last].range)
      parser.open.append(last)
    } else if isMember {
      let place = parser.endOfPrevious(range.lowerBound)
      setLast(.invalid, SourceRange(place, place))
    } else {
      isQuiet = true
      return .separator
    }
    isQuiet = false
    setName(range.lowerBound, range.lowerBound + 1..<range.upperBound - 1, &names)
    return .value
  }
}
