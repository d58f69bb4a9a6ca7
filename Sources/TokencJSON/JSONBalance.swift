import TokencText

/// Decides which brackets of a damaged document belong together.
///
/// A missing bracket shows far from its place, often at the end of the file. The brackets are
/// paired in several ways, and the way with the fewest faults is used.
struct JSONBalance {
  /// A way to pair brackets.
  struct Way {
    /// What to do with a closing bracket of the other kind.
    enum Mismatch: CaseIterable { case drop, closeOuter, replace }

    var mismatch: Mismatch
    /// Whether a string before a second colon, `"a": "b": 1`, begins an object whose brace is
    /// missing; otherwise it follows a missing value.
    var opensObjects: Bool
    /// Whether a line with less indentation ends what is open.
    var usesIndentation: Bool
  }

  /// A bracket without a counterpart.
  struct Fault {
    /// Where the reader handles it.
    var place: Int
    /// The opening bracket, if that is what is not closed.
    var opening: Int?
    var error: SyntaxError
  }

  /// The objects and arrays that end before a token: everything inside the one that begins at the
  /// other offset.
  var closings: [Int: Int] = [:]
  /// Closing brackets to replace by others, or by blanks.
  var edits: [Int: UInt8] = [:]
  var faults: [Fault] = []
  /// How many assumptions were needed.
  var cost = 0
  private static let fault = 2
  /// A little more than a fault, so that any place that shows it is preferred to the end.
  private static let unclosedAtEnd = 3
  /// How they were paired.
  let way: Way

  private var parser: JSONParser
  private var open: [Opening] = []
  private var openObjects = 0
  private var line = Line()
  private var previousLine = Line()
  private var isLineStart = true
  /// The last byte that was not a blank or comment; `"` for a string.
  private var previous: UInt8 = 0
  /// Where the root was closed.
  private var rootEnd: Int?
  private var indentationAfter: (line: Int, indentation: Int)?

  private struct Line {
    var start = 0
    var indentation = 0
  }

  private struct Opening {
    var offset: Int
    var isObject: Bool
    var line: Line
  }

  private init(_ parser: JSONParser, _ way: Way) {
    self.parser = parser
    self.way = way
    pair()
  }

  /// The best pairing of the brackets of a parser's text.
  static func best(_ parser: JSONParser) -> JSONBalance {
    let plain = JSONBalance(
      parser, Way(mismatch: .closeOuter, opensObjects: false, usesIndentation: false))
    var best = plain
    guard plain.cost > 0 else { return plain }
    best.cost = .max
    for mismatch in Way.Mismatch.allCases {
      for opensObjects in [false, true] {
        for usesIndentation in [true, false] where best.cost > Self.fault {
          let way = Way(
            mismatch: mismatch, opensObjects: opensObjects, usesIndentation: usesIndentation)
          let other = JSONBalance(parser, way)
          if other.cost < best.cost { best = other }
        }
      }
    }
    return best
  }

  private var bytes: [UInt8] { parser.bytes }

  private mutating func pair() {
    while parser.position < bytes.count {
      let position = parser.position
      let byte = bytes[position]
      if byte <= 0x20 {
        parser.position += 1
        guard parser.isLineEnd(position) else { continue }
        line = Line(start: position + 1)
        isLineStart = true
      } else if parser.isComment(position) {
        parser.skipDamagedComment()
      } else {
        readToken(byte, position)
      }
    }
    cost += open.count * Self.unclosedAtEnd
  }

  private mutating func readToken(_ byte: UInt8, _ position: Int) {
    if way.mismatch == .drop, isOutOfPlace(byte, position) {
      parser.position += 1
      return drop(position)
    }
    let isFirst = isLineStart
    isLineStart = false
    if isFirst {
      line.indentation = position - line.start
      if way.usesIndentation { closeByIndentation(byte, position) }
    }
    parser.position += 1
    switch byte {
    case UInt8(ascii: "{"): push(position, isObject: true, line)
    case UInt8(ascii: "["): push(position, isObject: false, line)
    case UInt8(ascii: "}"): close(position, isObject: true, isFirst: isFirst)
    case UInt8(ascii: "]"): close(position, isObject: false, isFirst: isFirst)
    case _ where parser.isQuote(position):
      readString(position, isFirst: isFirst)
    case UInt8(ascii: ","), UInt8(ascii: ":"): break
    default:
      while parser.position < bytes.count, bytes[parser.position] > 0x20,
        bytes[parser.position] != UInt8(ascii: "\""), !parser.isPunctuation(parser.position),
        !parser.isComment(parser.position)
      {
        parser.position += 1
      }
    }
    previousLine = line
    // A quote that does not begin a string is ignored.
    if !parser.isQuote(position) || parser.position > position + 1 { previous = byte }
  }

  private mutating func readString(_ position: Int, isFirst: Bool) {
    let isName = open.last?.isObject == true && previous != UInt8(ascii: ":")
    parser.position = parser.extent(position, isName: isName).end
    guard !isName, parser.isNext(":", from: parser.position),
      !parser.isStrayColon(parser.next(from: parser.position))
    else { return }
    if open.isEmpty {
      guard rootEnd == nil else { return }
      cost += Self.fault
      push(position, isObject: true, Line(start: line.start, indentation: -1))
    } else if way.opensObjects {
      cost += Self.fault
      push(position, isObject: true, isFirst ? previousLine : line)
    } else if open.last?.isObject == true {
      cost += Self.fault
    } else if open.count > 1, open[open.count - 2].isObject {
      closeLast(before: position)
    } else {
      cost += Self.fault
    }
  }

  /// Whether no bracket can be there: an opening one in place of a name, a closing one after a
  /// comma or colon, or before anything but a comma or another bracket.
  private func isOutOfPlace(_ byte: UInt8, _ position: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return open.last?.isObject == true && previous != UInt8(ascii: ":")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if previous == UInt8(ascii: ":") { return true }
      if previous == UInt8(ascii: ","), parser.syntax == .strict { return true }
      let next = parser.next(from: position + 1)
      guard next < bytes.count, !parser.isComment(next) else { return false }
      return !",}]".utf8.contains(bytes[next])
    default: return false
    }
  }

  private mutating func push(_ position: Int, isObject: Bool, _ line: Line) {
    open.append(Opening(offset: position, isObject: isObject, line: line))
    if isObject { openObjects += 1 }
  }

  @discardableResult
  private mutating func pop() -> Opening? {
    guard let last = open.popLast() else { return nil }
    if last.isObject { openObjects -= 1 }
    return last
  }

  // MARK: - Closing

  private mutating func close(_ position: Int, isObject: Bool, isFirst: Bool) {
    guard let last = open.last else { return closeRootAgain(position) }
    if way.usesIndentation, last.line.start < line.start {
      let isSurplus =
        isFirst
        ? last.line.indentation < line.indentation
        : last.isObject == isObject && nextIndentation(position) > last.line.indentation
      if isSurplus { return drop(position) }
    }
    if last.isObject != isObject {
      let hasOther = isObject ? openObjects > 0 : openObjects < open.count
      if way.mismatch == .drop || way.mismatch == .closeOuter && !hasOther { return drop(position) }
      if way.mismatch == .replace {
        edits[position] = UInt8(ascii: last.isObject ? "}" : "]")
        note(.unmatchedBracket(.scalar(Unicode.Scalar(bytes[position]))), position)
      } else {
        while let last = open.last, last.isObject != isObject { closeLast(before: position) }
      }
    }
    pop()
    if open.isEmpty, rootEnd == nil { rootEnd = position }
  }

  /// Handles one closing bracket too many: the one that seemed to close the root was surplus.
  private mutating func closeRootAgain(_ position: Int) {
    guard let end = rootEnd, (edits[end] ?? bytes[end]) == bytes[position] else {
      return drop(position)
    }
    if edits[end] == nil { drop(end) } else { edits[end] = UInt8(ascii: " ") }
    rootEnd = position
  }

  private mutating func drop(_ position: Int) {
    edits[position] = UInt8(ascii: " ")
    note(.unmatchedBracket(.scalar(Unicode.Scalar(bytes[position]))), position)
  }

  /// Closes everything that a line cannot be inside of, because it is not indented deeper.
  private mutating func closeByIndentation(_ byte: UInt8, _ position: Int) {
    let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    while open.count > 1, let last = open.last, last.line.start < line.start,
      last.line.indentation > line.indentation - (isClosing ? 0 : 1)
    {
      closeLast(before: position)
    }
  }

  private mutating func closeLast(before position: Int) {
    guard let last = pop(), let outer = open.last else { return }
    closings[position] = outer.offset
    note(
      .unclosedBracket(.scalar(Unicode.Scalar(bytes[last.offset]))), last.offset, before: position)
  }

  private mutating func note(_ reason: SyntaxError.Reason, _ offset: Int, before place: Int? = nil)
  {
    cost += Self.fault
    faults.append(
      Fault(
        place: place ?? offset, opening: place == nil ? nil : offset,
        error: SyntaxError(reason: reason, range: SourceRange(offset, offset + 1))))
  }

  /// The indentation of the next line that is not blank.
  private mutating func nextIndentation(_ position: Int) -> Int {
    if let known = indentationAfter, known.line == line.start { return known.indentation }
    var index = position
    while index < bytes.count, !parser.isLineEnd(index) { index += 1 }
    var start = index
    while index < bytes.count, bytes[index] <= 0x20 {
      if parser.isLineEnd(index) { start = index + 1 }
      index += 1
    }
    let indentation = index < bytes.count ? index - start : -1
    indentationAfter = (line.start, indentation)
    return indentation
  }
}
