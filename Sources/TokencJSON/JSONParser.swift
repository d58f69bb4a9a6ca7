import TokencText

/// Parses JSON (RFC 8259), with the extensions of its ``JSONSyntax``, into a ``JSONTree``, without
/// recursion.
///
/// A UTF-8 byte order mark is skipped. Duplicate keys are accepted; the code that interprets the
/// members reports them.
///
///     var names = NameTable()
///     let tree = try JSONParser.parse(Array("[1, 2.50]".utf8), names: &names)
///     let texts = tree.children(of: 0).map(tree.string)  // "1", "2.50"
package struct JSONParser {
  /// How deep objects and arrays may be nested.
  package static let deepestNesting = 512
  /// The size limit of a file in bytes.
  package static let largestFile = 512 << 20

  var bytes: [UInt8]
  let syntax: JSONSyntax
  var position = 0
  var nodes: [JSONTree.Node] = []
  /// The indices of the objects and arrays not closed yet.
  var open: [Int] = []
  /// The name of the next value.
  var name = NameID.none
  var nameOffset = 0
  /// The latest start of a closed comment, as far as known.
  var lastComment = Int.max

  init(_ bytes: [UInt8], _ syntax: JSONSyntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// Parses the document in `bytes`; its member names are added to `names`.
  ///
  /// - Throws: the first ``SyntaxError``.
  package static func parse(
    _ bytes: [UInt8], as syntax: JSONSyntax = .strict, names: inout NameTable
  ) throws(SyntaxError) -> JSONTree {
    try parse(bytes, as: syntax, names: &names, largest: largestFile)
  }

  /// The same with another limit, so that no test needs a file of the largest size.
  static func parse(
    _ bytes: [UInt8], as syntax: JSONSyntax = .strict, names: inout NameTable, largest: Int
  ) throws(SyntaxError) -> JSONTree {
    guard bytes.count <= largest else {
      throw SyntaxError(reason: .tooLarge, range: SourceRange(0, 0))
    }
    var parser = JSONParser(bytes, syntax)
    // A token file has about one value in 30 bytes; growing further would copy the nodes.
    parser.nodes.reserveCapacity(bytes.count / 30 + 8)
    try parser.parseDocument(&names)
    return JSONTree(bytes: bytes, nodes: parser.nodes)
  }

  private mutating func parseDocument(_ names: inout NameTable) throws(SyntaxError) {
    try skipByteOrderMark()
    skipBlanks()
    guard position < bytes.count else { throw error(.emptyFile) }
    var isComplete = false
    while !isComplete {
      if try beginValue(&names) { continue }
      isComplete = try finishValue(&names)
    }
    try expectEnd()
  }

  /// Skips the blanks after the document; nothing else may follow.
  mutating func expectEnd() throws(SyntaxError) {
    skipBlanks()
    if position < bytes.count { throw error(.textAfterDocument(found)) }
  }

  /// Skips a UTF-8 byte order mark; one of UTF-16 is an error.
  mutating func skipByteOrderMark() throws(SyntaxError) {
    guard bytes.count >= 2 else { return }
    switch (bytes[0], bytes[1]) {
    case (0xef, 0xbb) where bytes.count >= 3 && bytes[2] == 0xbf: position = 3
    case (0xff, 0xfe), (0xfe, 0xff):
      throw SyntaxError(reason: .utf16, range: SourceRange(0, 1))
    default: break
    }
  }

  /// Reads one scalar or empty container, or up to the first value inside a container.
  ///
  /// - Returns: whether a value inside a container comes next.
  mutating func beginValue(_ names: inout NameTable) throws(SyntaxError) -> Bool {
    skipBlanks()
    guard position < bytes.count else { throw error(.expectedValue(instead: .end)) }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"): return try beginContainer(.object, UInt8(ascii: "}"), &names)
    case UInt8(ascii: "["): return try beginContainer(.array, UInt8(ascii: "]"), &names)
    case UInt8(ascii: "\""):
      let contents = try scanString()
      append(.string, from: start, contents)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if syntax == .json5 {
        try beginValue5()
      } else {
        try scanNumber()
        append(.number, from: start)
      }
    case UInt8(ascii: "t"): try scanWord("true", .true)
    case UInt8(ascii: "f"): try scanWord("false", .false)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default:
      guard syntax == .json5 else { throw error(.expectedValue(instead: found)) }
      try beginValue5()
    }
    return false
  }

  private mutating func beginContainer(
    _ kind: JSONTree.Kind, _ closing: UInt8, _ names: inout NameTable
  ) throws(SyntaxError) -> Bool {
    guard open.count < Self.deepestNesting else { throw error(.tooDeep) }
    open.append(nodes.count)
    append(kind, from: position)
    position += 1
    skipBlanks()
    if position < bytes.count, bytes[position] == closing {
      close()
      return false
    }
    if kind == .object { try parseName(&names) }
    return true
  }

  /// Reads what follows a complete value: a comma, or the ends of the containers it completes.
  ///
  /// - Returns: whether the document is complete; otherwise a value comes next.
  mutating func finishValue(_ names: inout NameTable) throws(SyntaxError) -> Bool {
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      skipBlanks()
      let byte = position < bytes.count ? bytes[position] : 0
      if byte == closing {
        close()
        continue
      }
      guard byte == UInt8(ascii: ",") else {
        let found = found
        throw error(
          isObject
            ? .expectedCommaOrBrace(instead: found) : .expectedCommaOrBracket(instead: found))
      }
      position += 1
      skipBlanks()
      if position < bytes.count, bytes[position] == closing {
        guard syntax != .strict else { throw error(.trailingComma(before: found)) }
        close()
        continue
      }
      if isObject { try parseName(&names) }
      return false
    }
    return true
  }

  /// Ends the innermost object or array after the current byte.
  mutating func close() {
    position += 1
    let container = open.removeLast()
    nodes[container].range.upperBound = UInt32(position)
    nodes[container].end = UInt32(nodes.count)
  }

  /// Reads the name of the next value, with its colon.
  mutating func parseName(_ names: inout NameTable) throws(SyntaxError) {
    nameOffset = position
    let contents: StringContents
    var range = position..<position
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      contents = try scanString()
      range = nameOffset + 1..<position - 1
    } else if syntax == .json5 {
      (contents, range) = try scanName5()
    } else {
      throw error(.expectedName(instead: found))
    }
    if contents.hasEscape {
      let text = JSONString.decode(bytes, range)
      name = names.intern(text, text.indices)
    } else {
      name = names.intern(bytes, range)
    }
    try parseColon()
  }

  /// Skips the colon after a name.
  @inline(__always)
  mutating func parseColon() throws(SyntaxError) {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      throw error(.expectedColon(instead: found))
    }
    position += 1
  }

  /// Adds a value that began at `start` and, unless it is a container, ends here.
  mutating func append(
    _ kind: JSONTree.Kind, from start: Int, _ contents: StringContents = StringContents()
  ) {
    nodes.append(
      JSONTree.Node(
        kind: kind, hasEscape: contents.hasEscape, mayRefer: contents.mayRefer, name: name,
        nameOffset: UInt32(nameOffset), range: SourceRange(start, position),
        end: UInt32(nodes.count + 1)))
    name = .none
  }

  /// Skips blanks and, if allowed, comments.
  @inline(__always)
  mutating func skipBlanks() {
    // Most values have no blanks between them.
    if position < bytes.count, bytes[position] > 0x20, syntax == .strict { return }
    skipBlanksAndComments()
  }

  private mutating func skipBlanksAndComments() {
    position = endOfBlanks
    guard syntax != .strict else { return }
    while position < bytes.count, skipComment() || skipBlank5() { position = endOfBlanks }
  }

  /// The end of the blanks of strict JSON at the current position.
  private var endOfBlanks: Int {
    let text = bytes.span
    var index = position
    while index < text.count, text[index] <= 0x20 {
      switch text[index] {
      case 0x20, 0x0d, 0x09: index += 1
      case 0x0a:
        // A line ending is followed by indentation, which is long.
        index = SixteenBytes.skim(text, from: index + 1) {
          $0.unequal(to: UInt8(ascii: " "))
        }
      default: return index
      }
    }
    return index
  }

  mutating func scanWord(
    _ word: StaticString, _ kind: JSONTree.Kind, from start: Int? = nil
  ) throws(SyntaxError) {
    let start = start ?? position
    let word = String(describing: word)
    for expected in word.utf8 {
      guard position < bytes.count, bytes[position] == expected else {
        throw error(.expectedWord(word, instead: found))
      }
      position += 1
    }
    append(kind, from: start)
  }

  /// The text found at the current position.
  var found: SyntaxError.Found {
    guard position < bytes.count else { return .end }
    var decoder = UTF8()
    var rest = bytes[position...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return .scalar("\u{fffd}") }
    return .scalar(scalar)
  }

  /// An error at the current position, replaced by another if the bytes are not UTF-8.
  func error(_ reason: SyntaxError.Reason) -> SyntaxError {
    guard position < bytes.count else {
      return SyntaxError(reason: reason, range: SourceRange(position, position))
    }
    if isAtOpenComment {
      return SyntaxError(reason: .unclosedComment, range: SourceRange(position, position + 2))
    }
    guard let length = scalarLength else {
      return SyntaxError(reason: .invalidUTF8, range: invalidUTF8Range)
    }
    return SyntaxError(reason: reason, range: SourceRange(position, position + length))
  }
}
