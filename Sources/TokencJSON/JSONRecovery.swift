import TokencText

/// Reads a document with syntax errors to its end: the parser reads, and when it throws, this
/// decides where it continues.
///
/// Brackets are paired beforehand (``JSONBalance``), so that here they always match. A bracket to
/// insert is marked by a ``sentinel`` over the token after it, which stops the parser like any
/// other error; so the parser needs no check for such brackets.
struct JSONRecovery {
  /// What comes next.
  enum Stage { case value, name, colon, separator, end }

  /// A byte that never occurs in UTF-8.
  static let sentinel: UInt8 = 0xff

  var parser: JSONParser
  let balance: JSONBalance
  /// The brackets that have not been inserted yet.
  private var closings: [Int: Int]
  /// Whether errors follow from the last one, up to the next comma or closing bracket.
  var isQuiet = false
  /// Whether to skip everything between commas, which is one error.
  var isSkipping = false
  /// How many values there were when an object or array was last closed.
  private var closedCount = 0
  /// The farthest position after an error, and how many errors since then did not advance it.
  private var farthest = 0
  private var stuck = 0
  let original: [UInt8]
  var errors: [SyntaxError] = []
  /// The places of errors, reported or not.
  var places: [Int] = []

  init(_ bytes: [UInt8], _ syntax: JSONSyntax) {
    original = bytes
    parser = JSONParser(bytes, syntax)
    parser.nodes.reserveCapacity(bytes.count / 30 + 8)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.position = 3 }
    balance = JSONBalance.best(parser)
    for (offset, byte) in balance.edits { parser.bytes[offset] = byte }
    closings = balance.closings
    for offset in closings.keys { parser.bytes[offset] = Self.sentinel }
  }

  /// Reads everything that can be read.
  mutating func readDocument(_ names: inout NameTable) -> JSONTree {
    var stage = Stage.value
    while stage != .end {
      let start = parser.position
      let count = parser.nodes.count
      let depth = parser.open.count
      if stage == .separator { parser.nameOffset = 0 }
      do throws(SyntaxError) {
        stage = try read(stage, &names)
        if parser.open.count < depth { closedCount = parser.nodes.count }
      } catch {
        if parser.open.count < depth { closedCount = parser.nodes.count }
        let failed = failedStage(stage, error, start, count)
        if stage == .separator { unquiet(failed, error, hasClosed: parser.open.count < depth) }
        switch failed {
        case .value:
          parser.position = start
          parser.skipBlanks()
        case .name: parser.position = parser.nameOffset
        default: break
        }
        stage = mend(failed, error, &names)
      }
    }
    markEmptied()
    return JSONTree(bytes: original, nodes: parser.nodes)
  }

  private mutating func read(
    _ stage: Stage, _ names: inout NameTable
  ) throws(SyntaxError) -> Stage {
    switch stage {
    case .value:
      let isInside = try parser.beginValue(&names)
      isSkipping = false
      return isInside ? .value : .separator
    case .name: try parser.parseName(&names)
    case .colon: try parser.parseColon()
    case .separator, .end:
      guard try !parser.finishValue(&names) else {
        try parser.expectEnd()
        return .end
      }
      isQuiet = false
      return .value
    }
    isSkipping = false
    return .value
  }

  /// The stage of the parser when it threw; it also reads names while beginning or finishing a
  /// value.
  private func failedStage(
    _ stage: Stage, _ error: SyntaxError, _ start: Int, _ count: Int
  ) -> Stage {
    switch stage {
    case .value where parser.nodes.count > count, .name:
      return parser.name == .none ? .name : .colon
    case .separator:
      if case .trailingComma = error.reason { return .separator }
      if parser.name != .none { return .colon }
      return parser.nameOffset > 0 ? .name : .separator
    default: return stage
    }
  }

  /// Reports errors again if a comma or closing bracket was passed before the error.
  private mutating func unquiet(_ failed: Stage, _ error: SyntaxError, hasClosed: Bool) {
    if failed == .colon { isQuiet = false }
    if case .trailingComma = error.reason { isQuiet = isSkipping }
    if failed == .name { isQuiet = isSkipping }
    // A bracket that closes only an error continues it: `{a}"`.
    let last = parser.nodes[parser.nodes.count - 1].kind
    if hasClosed, last != .object, last != .array { isQuiet = false }
  }

  private mutating func mend(
    _ stage: Stage, _ error: SyntaxError, _ names: inout NameTable
  ) -> Stage {
    let position = parser.position
    stuck = position > farthest ? 0 : stuck + 1
    farthest = max(farthest, position)
    if stuck > 32 { return skipByte() }
    if position < original.count {
      if let outer = closings.removeValue(forKey: position) {
        return closeEarly(stage, outer)
      }
      if parser.isComment(position) { return passComment(stage, error) }
    }
    if case .trailingComma = error.reason {
      report(error)
      return .separator
    }
    switch stage {
    case .value: return mendValue(error, &names)
    case .name: return mendName(error, &names)
    case .colon: return mendColon(error, &names)
    case .separator, .end: return mendSeparator(error, &names)
    }
  }

  /// Continues after everything that has been examined: even if two errors alternate forever, an
  /// editor must not wait for it.
  private mutating func skipByte() -> Stage {
    parser.position = min(farthest + 1, original.count)
    if parser.name != .none || parser.nodes.isEmpty { appendMissing(before: parser.position) }
    isQuiet = true
    return .separator
  }

  /// Adds an error unless it follows from an earlier one.
  mutating func report(_ error: SyntaxError) {
    places.append(Int(error.range.lowerBound))
    guard !isQuiet else { return }
    if let last = errors.last, last.range.lowerBound >= error.range.lowerBound { return }
    errors.append(error)
  }

  /// The extent of a quoted string or name, which may contain a sentinel.
  func extent(_ start: Int, isName: Bool) -> JSONString.Extent {
    JSONString.extent(ofString: start, original, isName: isName)
  }

  /// The text of a name as written.
  func text(_ content: Range<Int>) -> String {
    String(decoding: JSONString.decode(original, content), as: UTF8.self)
  }

  /// Adds an invalid value, from `start` to the current position.
  mutating func appendInvalid(from start: Int) {
    parser.append(.invalid, from: start)
  }

  /// Adds a value that is missing before `position`.
  mutating func appendMissing(before position: Int) {
    let place = parser.endOfPrevious(position)
    parser.position = place
    appendInvalid(from: place)
    parser.position = position
  }

  /// Closes everything that is open at the end of the file.
  mutating func endDocument(_ error: SyntaxError) -> Stage {
    let opening = parser.open.last.map { Int(parser.nodes[$0].range.lowerBound) }
    let told = errors.map { Int($0.range.lowerBound) }
    if opening.map({ isKnown($0, told) }) != true { report(error) }
    if parser.name != .none || parser.nodes.isEmpty { appendMissing(before: parser.position) }
    close(until: -1, at: parser.position)
    return .end
  }

  // MARK: - Brackets and comments

  /// Closes what does not continue here.
  private mutating func closeEarly(_ stage: Stage, _ outer: Int) -> Stage {
    let position = parser.position
    let byte = balance.edits[position] ?? original[position]
    parser.bytes[position] = byte
    let previous = parser.endOfPrevious(position)
    let isOpening = previous > 0 && "{[".utf8.contains(original[previous - 1])
    let isAfterComma = parser.name == .none && (stage == .name || stage == .value) && !isOpening
    if parser.name != .none { appendMissing(before: position) }
    close(until: outer, at: position)
    let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    guard isAfterComma, !isClosing, let last = parser.open.last else {
      isQuiet = true
      return .separator
    }
    return parser.nodes[last].kind == .object ? .name : .value
  }

  /// Whether nothing has been read since the innermost object or array was opened.
  private var isAfterOpening: Bool { parser.open.last == parser.nodes.count - 1 }

  /// The previous value, if it is not an object or array.
  var lastScalar: Int? {
    let last = parser.nodes.count - 1
    let kind = parser.nodes[last].kind
    return closedCount > last || kind == .object || kind == .array ? nil : last
  }

  private mutating func close(until outer: Int, at position: Int) {
    while let last = parser.open.last, Int(parser.nodes[last].range.lowerBound) > outer {
      parser.open.removeLast()
      closedCount = parser.nodes.count
      parser.nodes[last].range.upperBound = UInt32(position)
      parser.nodes[last].end = UInt32(parser.nodes.count)
    }
  }

  private mutating func passComment(_ stage: Stage, _ error: SyntaxError) -> Stage {
    report(error)
    // It makes nothing invalid.
    places.removeLast()
    parser.skipDamagedComment()
    guard stage == .name || stage == .value, parser.name == .none else { return stage }
    parser.skipBlanks()
    let isAtEnd =
      parser.isNext("}", from: parser.position) || parser.isNext("]", from: parser.position)
    guard isAtEnd, !parser.open.isEmpty else { return stage }
    if !isAfterOpening, parser.syntax == .strict {
      report(parser.error(.trailingComma(before: parser.found)))
    }
    return .separator
  }
}
