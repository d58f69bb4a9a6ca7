/// Words that Swift keeps for itself, and those that the generated file uses.
enum SwiftWords {
  /// What a declaration must put into backticks.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// How many letters the longest reserved word has.
  static let longestReserved = reserved.lazy.map(\.utf8.count).max() ?? 0

  /// What cannot name a member even in backticks, or means something else after a dot.
  static let impossible: Set<String> = ["Type", "Protocol", "self", "init"]

  /// Types that the file names, and those that Swift would not let a group hide.
  static let taken: Set<String> = [
    "Any", "AnyObject", "Animation", "AppKit", "Array", "Bool", "CGFloat", "CGLineCap",
    "CaseIterable", "Color", "ColorScheme", "DesignSystem", "Double", "Duration", "EnvironmentKey",
    "EnvironmentValues", "Float", "Font", "Foundation", "Gradient", "Hashable", "Int",
    "NSAppearance",
    "NSColor", "Never", "Optional", "Primitives", "Protocol", "Self", "Sendable", "ShadowStyle",
    "ShapeStyle", "String", "StrokeStyle", "Swift", "SwiftUI", "Theme", "ThemeName", "Tokens",
    "Type", "UIColor", "UIKit", "UInt32", "UITraitCollection", "Void",
  ]

  /// Whether a text is a name that a type of the file may have.
  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || IdentifierLetters.mayBegin(first)
    else { return false }
    let isWhole = name.unicodeScalars.allSatisfy { $0 == "_" || IdentifierLetters.mayContain($0) }
    let isFree = !reserved.contains(name) && !isTaken(name)
    return isWhole && (isFree || ["Theme", "Tokens"].contains(name))
  }

  /// Whether the file names a type so.
  static func isTaken(_ name: String) -> Bool {
    taken.contains(name) || SwiftSupport.all.contains { $0.name == name }
  }
}
