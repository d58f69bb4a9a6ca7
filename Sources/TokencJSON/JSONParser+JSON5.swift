extension JSONParser {
  /// Skips a blank that only JSON5 allows (section 8): VT, FF, BOM, the line separators and all of
  /// Unicode's space separators.
  ///
  /// - Returns: whether there was one.
  mutating func skipBlank5() -> Bool {
    guard syntax == .json5 else { return false }
    let length = JSONString.lengthOfBlank5(bytes, position)
    position += length
    return length > 0
  }

  /// Reads a string in single quotes, or a number in JSON5 notation.
  mutating func beginValue5() throws(SyntaxError) {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "'"):
      let contents = try scanString()
      append(.string, from: start, contents)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber5()
    case UInt8(ascii: "I"): try scanWord("Infinity", .null)
    case UInt8(ascii: "N"): try scanWord("NaN", .null)
    default: throw error(.expectedValue(instead: found))
    }
  }

  /// Reads a number (JSON5 section 6).
  ///
  /// `Infinity` and `NaN` become null, since no token can have them.
  private mutating func scanNumber5() throws(SyntaxError) {
    let start = position
    if isAt(UInt8(ascii: "-"), UInt8(ascii: "+")) { position += 1 }
    if isAt(UInt8(ascii: "I"), UInt8(ascii: "N")) {
      let isInfinity = bytes[position] == UInt8(ascii: "I")
      try scanWord(isInfinity ? "Infinity" : "NaN", .null, from: start)
      return
    }
    var contents = StringContents()
    contents.hasEscape = bytes[start] == UInt8(ascii: "+")
    let isZero = isAt(UInt8(ascii: "0"), UInt8(ascii: "0"))
    let mark = position + 1 < bytes.count ? bytes[position + 1] : 0
    if isZero, mark == UInt8(ascii: "x") || mark == UInt8(ascii: "X") {
      contents.hasEscape = true
      position += 2
      try scanHexadecimal()
    } else {
      contents.hasEscape = try scanDecimal5() || contents.hasEscape
    }
    append(.number, from: start, contents)
  }

  private mutating func scanHexadecimal() throws(SyntaxError) {
    let start = position
    while position < bytes.count, JSONString.hexDigit(bytes[position]) != nil { position += 1 }
    guard position > start else { throw error(.badNumber(.noDigits)) }
    guard position - start <= 16 else {
      position = start
      throw error(.badNumber(.longHexadecimal))
    }
  }

  /// Skips digits that may begin or end with the decimal point.
  ///
  /// - Returns: whether they do.
  private mutating func scanDecimal5() throws(SyntaxError) -> Bool {
    let start = position
    if isAt(UInt8(ascii: "0"), UInt8(ascii: "0")) {
      position += 1
      if isAtDigit { throw error(.badNumber(.leadingZero)) }
    } else {
      skipDigits()
    }
    let hasWhole = position > start
    var isOdd = !hasWhole
    if isAt(UInt8(ascii: "."), UInt8(ascii: ".")) {
      position += 1
      if isAtDigit {
        skipDigits()
      } else if hasWhole {
        isOdd = true
      } else {
        throw error(.badNumber(.noFraction))
      }
    } else if !hasWhole {
      throw error(.badNumber(.noDigits))
    }
    if isAt(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      position += 1
      if isAt(UInt8(ascii: "+"), UInt8(ascii: "-")) { position += 1 }
      guard isAtDigit else { throw error(.badNumber(.noExponent)) }
      skipDigits()
    }
    return isOdd
  }

  /// Skips a member name in single quotes or none (ECMAScript 5.1 IdentifierName).
  ///
  /// - Returns: its contents, and the range of its text.
  mutating func scanName5() throws(SyntaxError) -> (StringContents, Range<Int>) {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "'") {
      let contents = try scanString()
      return (contents, start + 1..<position - 1)
    }
    var contents = StringContents()
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        contents.hasEscape = true
        try scanNameEscape(isFirst: position == start)
      } else if case .scalar(let scalar) = found, let length = scalarLength,
        Self.isNamePart(scalar, isFirst: position == start)
      {
        position += length
      } else {
        break
      }
    }
    guard position > start else { throw error(.expectedName(instead: found)) }
    return (contents, start..<position)
  }

  /// Skips a `\u` escape, which may only stand for a character allowed in the name itself.
  private mutating func scanNameEscape(isFirst: Bool) throws(SyntaxError) {
    let start = position
    position += 1
    guard isAt(UInt8(ascii: "u"), UInt8(ascii: "u")) else { throw error(.badEscape) }
    position += 1
    try scanCodeUnits()
    let text = JSONString.decode(bytes, start..<position)
    guard
      String(decoding: text, as: UTF8.self).unicodeScalars
        .allSatisfy({ Self.isNamePart($0, isFirst: isFirst) })
    else {
      position = start
      throw error(.expectedName(instead: found))
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case "0"..."9": return !isFirst
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
      return !isFirst
    default:
      return !isFirst && (scalar == "\u{200c}" || scalar == "\u{200d}")
    }
  }

  /// Skips what may follow a backslash only in JSON5 (section 5.1); the current byte is the first
  /// after it.
  mutating func scanEscape5() throws(SyntaxError) {
    switch bytes[position] {
    case UInt8(ascii: "x"):
      position += 1
      try scanHexDigit()
      try scanHexDigit()
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw error(.badEscape)
    case UInt8(ascii: "0"):
      position += 1
      if isAtDigit { throw error(.badEscape) }
    case 0x0d where position + 1 < bytes.count && bytes[position + 1] == 0x0a:
      position += 2
    default:
      guard let length = scalarLength else { throw error(.invalidUTF8) }
      position += length
    }
  }
}
