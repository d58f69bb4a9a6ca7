/// Reserved words of Swift, and names that the generated file uses.
enum SwiftWords {
  /// Names that need backticks in a declaration.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The length of the longest reserved word.
  static let longestReserved = reserved.lazy.map(\.utf8.count).max() ?? 0

  /// Names that a member cannot have even in backticks, or that mean something else after a dot.
  static let impossible: Set<String> = ["Type", "Protocol", "self", "init"]

  /// Types that the file mentions, and those that a group must not shadow.
  static let taken: Set<String> = [
    "Any", "AnyObject", "Animation", "AppKit", "Array", "Bool", "CGFloat", "CGLineCap",
    "CaseIterable", "Color", "ColorScheme", "DesignSystem", "Double", "Duration", "EnvironmentKey",
    "EnvironmentValues", "Float", "Font", "Foundation", "Gradient", "Hashable", "Int",
    "NSAppearance",
    "NSColor", "Never", "Optional", "Primitives", "Protocol", "Self", "Sendable", "ShadowStyle",
    "ShapeStyle", "String", "StrokeStyle", "Swift", "SwiftUI", "Theme", "ThemeName", "Tokens",
    "Type", "UIColor", "UIKit", "UInt32", "UITraitCollection", "Void",
  ]

  /// Whether a text is a valid name for a type of the file.
  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || IdentifierLetters.mayBegin(first)
    else { return false }
    let isWhole = name.unicodeScalars.allSatisfy { $0 == "_" || IdentifierLetters.mayContain($0) }
    let isFree = !reserved.contains(name) && !isTaken(name)
    return isWhole && (isFree || ["Theme", "Tokens"].contains(name))
  }

  /// Whether a name is that of a type in the file.
  static func isTaken(_ name: String) -> Bool {
    taken.contains(name) || SwiftSupport.all.contains { $0.name == name }
  }
}
