/// Splits Swift into tokens, just as far as mutations need.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirst = true
  private var hasSpace = true
  private var tokens: [SourceToken] = []

  /// The tokens of a file.
  static func tokens(of text: String) -> [SourceToken] {
    var lexer = Lexer(bytes: Array(text.utf8))
    lexer.readCode(untilBracket: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func begins(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Reads code to its end, or past the bracket that closes an interpolation.
  private mutating func readCode(untilBracket: Bool) {
    var depth = 0
    while let next = byte() {
      if next == UInt8(ascii: "\n") {
        line += 1
        position += 1
        isFirst = true
        skipBlank()
      } else if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
        position += 1
        skipBlank()
      } else if begins("//") {
        while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
        skipBlank()
      } else if begins("/*") {
        skipBlockComment()
      } else if begins("#if ") {
        skipConditional()
      } else if next == UInt8(ascii: "@") {
        skipAttribute()
      } else if isString {
        readString()
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if untilBracket, depth < 0 { return }
        readToken(next)
      }
    }
  }

  private mutating func skipBlank() {
    hasSpace = true
    if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if begins("/*") {
        depth += 1
        position += 2
      } else if begins("*/") {
        depth -= 1
        position += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    skipBlank()
  }

  /// Skips code that may not be compiled here.
  private mutating func skipConditional() {
    var depth = 0
    repeat {
      if begins("#if ") { depth += 1 }
      if begins("#endif") { depth -= 1 }
      if byte() == UInt8(ascii: "\n") { line += 1 }
      position += 1
    } while depth > 0 && position < bytes.count
    while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
    skipBlank()
  }

  /// Skips an attribute with its arguments.
  private mutating func skipAttribute() {
    position += 1
    while let next = byte(), Self.isWordByte(next) { position += 1 }
    if byte() == UInt8(ascii: "(") {
      var depth = 0
      repeat {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      } while depth > 0 && position < bytes.count
    }
    skipBlank()
  }

  private mutating func readToken(_ first: UInt8) {
    let start = position
    let kind: SourceToken.Kind
    if first == UInt8(ascii: "`") {
      position += 1
      while let next = byte(), next != UInt8(ascii: "`") { position += 1 }
      position += 1
      kind = .word
    } else if Self.isDigit(first) {
      readNumber()
      kind = .number
    } else if Self.isWordByte(first) {
      while let next = byte(), Self.isWordByte(next) { position += 1 }
      kind = .word
    } else if Self.isSign(first) || begins("...") || begins("..<") {
      while let next = byte(), Self.isSign(next) || (next == UInt8(ascii: ".") && first == next) {
        position += 1
      }
      kind = .sign
    } else {
      position += 1
      kind = .mark
    }
    add(kind, start)
  }

  private mutating func readNumber() {
    let isPlain = !begins("0x") && !begins("0b") && !begins("0o")
    while let next = byte() {
      let isFraction = next == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true && isPlain
      let isExponentSign =
        isPlain && (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
        && bytes[position - 1] == UInt8(ascii: "e")
      guard Self.isWordByte(next) || isFraction || isExponentSign else { break }
      position += 1
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, _ start: Int) {
    let line = line - bytes[start..<position].count { $0 == UInt8(ascii: "\n") }
    tokens.append(
      SourceToken(
        kind: kind, spelling: String(decoding: bytes[start..<position], as: UTF8.self),
        range: start..<position, line: line, isFirstInLine: isFirst, hasSpaceBefore: hasSpace))
    isFirst = false
    hasSpace = false
  }
}

// String literals.
extension Lexer {
  /// How many `#` precede a quote here, or nil if no string begins.
  private var rawMarks: Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private var isString: Bool { rawMarks != nil }

  /// Reads a string; the code of its interpolations yields tokens between parentheses.
  private mutating func readString() {
    let marks = String(repeating: "#", count: rawMarks ?? 0)
    let isLong = bytes[(position + marks.utf8.count)...].starts(with: "\"\"\"".utf8)
    let quotes = (isLong ? "\"\"\"" : "\"") + marks
    let escape = "\\" + marks
    var start = position
    position += quotes.utf8.count
    while position < bytes.count {
      if begins(quotes) {
        position += quotes.utf8.count
        break
      }
      if begins(escape + "(") {
        position += escape.utf8.count
        add(.text, start)
        let opening = position
        position += 1
        add(.mark, opening)
        readCode(untilBracket: true)
        let closing = position
        position += 1
        add(.mark, closing)
        start = position
      } else if begins(escape) {
        position += escape.utf8.count + 1
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
    add(.text, start)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
