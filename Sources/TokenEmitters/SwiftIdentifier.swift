/// Names and texts of token files as Swift writes them.
enum SwiftIdentifier {
  /// Words that a declaration must put into backticks.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that cannot name a member even in backticks, or would mean something else after a dot.
  private static let impossible: Set<String> = ["Type", "Protocol", "self", "init"]

  /// Types that the written file names.
  private static let taken: Set<String> = [
    "Any", "Bool", "Double", "Hashable", "Modes", "Protocol", "Self", "Sendable", "String", "Swift",
    "TokenColor", "Tokens", "Type", "UInt8",
  ]

  /// A token's name in lower camel case.
  static func constant(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "_" + scalars(name) }
    let camel = first.lowercasedFirst + words.dropFirst().map(\.uppercasedFirst).joined()
    let valid = startsRight(camel) ? camel : "n" + camel
    if impossible.contains(valid) { return valid + "Token" }
    return reserved.contains(valid) ? "`\(valid)`" : valid
  }

  /// A group's name in upper camel case.
  static func type(_ name: String) -> String {
    let words = words(name)
    guard !words.isEmpty else { return "Group" + scalars(name) }
    let camel = words.map(\.uppercasedFirst).joined()
    let valid = startsRight(camel) && camel != camel.lowercasedFirst ? camel : "Group" + camel
    return taken.contains(valid) ? valid + "Group" : valid
  }

  /// A text that is safe in a line comment or a documentation comment.
  static func comment(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isLineEnd = scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{85}"
          return scalar.value < 0x20 || scalar.value == 0x7f || isLineEnd ? " " : scalar
        }))
  }

  /// A text as a Swift literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// The runs of letters and digits of a name.
  private static func words(_ name: String) -> [String] {
    name.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || !scalar.properties.isXIDContinue
    }.map { String($0) }
  }

  private static func startsRight(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0.properties.isXIDStart } ?? false
  }

  /// What a name without any letter or digit is made of.
  private static func scalars(_ name: String) -> String {
    name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_")
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
