// The same rules for ASCII names, which are nearly all, byte by byte.
extension SwiftIdentifier {
  /// Replaces `output` by a name in lower camel case, without backticks; false if the name needs
  /// ``member(_:)``.
  static func member(ascii name: ArraySlice<UInt8>, into output: inout [UInt8]) -> Bool {
    output.removeAll(keepingCapacity: true)
    var firstWord: Int?
    var isInWord = false
    var index = name.startIndex
    while index < name.endIndex {
      let byte = name[index]
      guard byte < 0x80 else { return false }
      guard !isAlphanumeric(byte) else {
        append(byte, isWordStart: !isInWord, into: &output)
        isInWord = true
        // The rest of the word is kept.
        let rest = index + 1
        index = rest
        while index < name.endIndex, isAlphanumeric(name[index]) { index += 1 }
        output.append(contentsOf: name[rest..<index])
        continue
      }
      if isInWord, firstWord == nil { firstWord = output.count }
      isInWord = false
      let last = index > name.startIndex ? name[index - 1] : nil
      let next = index + 1 < name.endIndex ? name[index + 1] : 0
      if let word = word(of: byte, after: last, before: next) {
        for (index, letter) in word.utf8.enumerated() {
          append(letter, isWordStart: index == 0, into: &output)
        }
        firstWord = firstWord ?? output.count
      }
      index += 1
    }
    guard let first = output.first else { return false }
    lowercaseStart(of: &output, firstWord ?? output.count)
    if isDigit(first) { output.insert(UInt8(ascii: "n"), at: 0) }
    // No keyword ends in a digit, but most numbered names do.
    if output.count <= 8, let end = output.last, !isDigit(end),
      SwiftWords.impossible.contains(String(decoding: output, as: UTF8.self))
    {
      output.append(contentsOf: "Token".utf8)
    }
    return true
  }

  /// The word for a sign that distinguishes numbers.
  private static func word(of sign: UInt8, after last: UInt8?, before next: UInt8) -> String? {
    let isAfterWord = last.map(isAlphanumeric) ?? false
    switch sign {
    case UInt8(ascii: "%") where last.map(isDigit) ?? false: return "percent"
    case UInt8(ascii: "-") where isDigit(next) && !isAfterWord: return "minus"
    case UInt8(ascii: "+") where isDigit(next) && !isAfterWord: return "plus"
    default: return nil
    }
  }

  private static func append(_ byte: UInt8, isWordStart: Bool, into output: inout [UInt8]) {
    guard isWordStart, let end = output.last else { return output.append(byte) }
    // Two separate numbers must not merge.
    if isDigit(byte), isDigit(end) { output.append(UInt8(ascii: "_")) }
    output.append(isLowercase(byte) ? byte - 32 : byte)
  }

  /// Lower-cases the capitals at the beginning of the first word, except the one that begins the
  /// next word: `URLPath`.
  private static func lowercaseStart(of name: inout [UInt8], _ end: Int) {
    var capitals = 0
    while capitals < end, isUppercase(name[capitals]) { capitals += 1 }
    let isWordAfter = capitals > 1 && capitals < end && isLowercase(name[capitals])
    for index in 0..<(isWordAfter ? capitals - 1 : capitals) { name[index] += 32 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLowercase(byte) || isUppercase(byte) || isDigit(byte)
  }
}
