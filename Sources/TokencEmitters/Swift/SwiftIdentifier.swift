/// Names of token files as Swift identifiers.
enum SwiftIdentifier {
  /// A token's or group's name in lower camel case, without backticks.
  static func member(_ name: String) -> String {
    finish(words(name), orElse: name)
  }

  /// Several names of a path as one, in lower camel case, without backticks.
  static func flat(_ names: [String]) -> String {
    let parts = names.flatMap { name in
      let words = words(name)
      return words.isEmpty ? ["u" + scalars(name)] : words
    }
    return finish(parts, orElse: "")
  }

  /// A member's name in its declaration.
  static func declared(_ member: String) -> String {
    SwiftWords.reserved.contains(member) ? "`\(member)`" : member
  }

  /// A member's name in upper camel case, for the type of a group.
  static func camel(_ member: String) -> String { member.uppercasedFirst }

  /// Joins words into a valid member name.
  private static func finish(_ words: [String], orElse name: String) -> String {
    guard let first = words.first else { return "u" + scalars(name) }
    var camel = first.lowercasedStart
    for word in words.dropFirst() {
      // Two separate numbers must not merge.
      let isBetweenDigits = camel.last?.isASCIIDigit == true && word.first?.isASCIIDigit == true
      camel += isBetweenDigits ? "_" + word : word.uppercasedFirst
    }
    if camel.unicodeScalars.first.map(IdentifierLetters.mayBegin) != true { camel = "n" + camel }
    return SwiftWords.impossible.contains(camel) ? camel + "Token" : camel
  }

  /// The runs of letters and digits of a name; signs that distinguish numbers are words too.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ("0"..."9").contains($0) } ?? false
    }
    var last: Unicode.Scalar?
    var rest = name.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if IdentifierLetters.mayContain(scalar) {
        // The Kelvin sign is the only non-ASCII letter that is canonically equivalent to an ASCII
        // one.
        word.unicodeScalars.append(scalar == "\u{212a}" ? "K" : scalar)
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        if scalar == "%", isDigit(last) { words.append("percent") }
        if isDigit(rest.first), last.map(IdentifierLetters.mayContain) != true {
          if scalar == "-" { words.append("minus") }
          if scalar == "+" { words.append("plus") }
        }
      }
      last = scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The substitute for a name without any letter or digit.
  private static func scalars(_ name: String) -> String {
    name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  /// The same with the first letter in upper case.
  var uppercasedFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }

  /// The same with the leading capitals in lower case: `URL`, `URLPath`, `Path`.
  fileprivate var lowercasedStart: String {
    let capitals = unicodeScalars.prefix { $0.properties.isUppercase }
    guard !capitals.isEmpty else { return self }
    let rest = unicodeScalars.dropFirst(capitals.count)
    let isWordAfter = rest.first?.properties.isLowercase ?? false
    let count = capitals.count > 1 && isWordAfter ? capitals.count - 1 : capitals.count
    let head = unicodeScalars.prefix(count).map(\.properties.lowercaseMapping).joined()
    return head + String(unicodeScalars.dropFirst(count))
  }
}

extension String {
  fileprivate init(_ scalars: Substring.UnicodeScalarView) {
    self.init(Substring(scalars))
  }
}
