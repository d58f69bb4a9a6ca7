extension JSONParser {
  /// Skips a number (RFC 8259 section 6); its text is kept, not converted.
  mutating func scanNumber() throws(SyntaxError) {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    guard isAtDigit else { throw error(.badNumber(.noDigits)) }
    if bytes[position] == UInt8(ascii: "0") {
      position += 1
      if isAtDigit { throw error(.badNumber(.leadingZero)) }
    } else {
      skipDigits()
    }
    if isAt(UInt8(ascii: "."), UInt8(ascii: ".")) {
      position += 1
      guard isAtDigit else { throw error(.badNumber(.noFraction)) }
      skipDigits()
    }
    if isAt(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      position += 1
      if isAt(UInt8(ascii: "+"), UInt8(ascii: "-")) { position += 1 }
      guard isAtDigit else { throw error(.badNumber(.noExponent)) }
      skipDigits()
    }
  }

  func isAt(_ first: UInt8, _ second: UInt8) -> Bool {
    position < bytes.count && (bytes[position] == first || bytes[position] == second)
  }

  var isAtDigit: Bool {
    position < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
  }

  mutating func skipDigits() {
    while isAtDigit { position += 1 }
  }
}
