import TokencText

extension JSONParser {
  /// Facts about a string that the parser skipped.
  struct StringContents {
    var hasEscape = false
    var mayRefer = false
  }

  /// Skips a string whose opening quote is at the current position.
  mutating func scanString() throws(SyntaxError) -> StringContents {
    var contents = StringContents()
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      position = endOfPlainBytes(quote)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      switch byte {
      case quote:
        position += 1
        return contents
      case UInt8(ascii: "\\"):
        contents.hasEscape = true
        contents.mayRefer = true
        try scanEscape()
      case UInt8(ascii: "{"):
        contents.mayRefer = true
        position += 1
      case 0x20...0x7f:
        position += 1
      case 0x80...:
        guard let length = scalarLength else { throw error(.invalidUTF8) }
        position += length
      case 0x0a, 0x0d:
        throw error(.unclosedString)
      default:
        guard syntax == .json5 else { throw error(.controlCharacter(byte)) }
        position += 1
      }
    }
    throw error(.unclosedString)
  }

  /// The next byte that is not plain text, or one of the last fifteen.
  private func endOfPlainBytes(_ quote: UInt8) -> Int {
    SixteenBytes.skim(bytes.span, from: position) { next in
      next.nonASCII .| next.controls .| next.equal(to: quote)
        .| next.equal(to: UInt8(ascii: "\\")) .| next.equal(to: UInt8(ascii: "{"))
    }
  }

  private mutating func scanEscape() throws(SyntaxError) {
    position += 1
    guard position < bytes.count else { throw error(.unclosedString) }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      try scanCodeUnits()
    default:
      guard syntax == .json5 else { throw error(.badEscape) }
      try scanEscape5()
    }
  }

  /// Skips the digits of a `\u` escape; for a high surrogate also the escape of the low one.
  mutating func scanCodeUnits() throws(SyntaxError) {
    let first = try scanHexDigit()
    let second = try scanHexDigit(first == 0xd ? 0...0xb : 0...0xf)
    try scanHexDigit()
    try scanHexDigit()
    guard first == 0xd, second >= 0x8 else { return }
    for expected in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
      guard position < bytes.count else { throw error(.unclosedString) }
      guard bytes[position] == expected else { throw error(.loneSurrogate) }
      position += 1
    }
    try scanHexDigit(0xd...0xd)
    try scanHexDigit(0xc...0xf)
    try scanHexDigit()
    try scanHexDigit()
  }

  /// Skips a hexadecimal digit; one that is not `allowed` breaks a surrogate pair.
  @discardableResult
  mutating func scanHexDigit(
    _ allowed: ClosedRange<UInt32> = 0...0xf
  ) throws(SyntaxError) -> UInt32 {
    guard position < bytes.count else { throw error(.unclosedString) }
    guard let digit = JSONString.hexDigit(bytes[position]) else { throw error(.badEscape) }
    guard allowed.contains(digit) else { throw error(.loneSurrogate) }
    position += 1
    return digit
  }
}
