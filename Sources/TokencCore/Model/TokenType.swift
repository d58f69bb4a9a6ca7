import TokencDiagnostics
package import TokencJSON

/// What kind of value a token has: the 13 types of DTCG 2025.10, `string`, `boolean`, or a name
/// outside that list, which is kept as written.
package struct TokenType: Equatable, Hashable, Packable {
  private let rawValue: UInt32

  package static let color = TokenType(rawValue: 0)
  package static let dimension = TokenType(rawValue: 1)
  package static let fontFamily = TokenType(rawValue: 2)
  package static let fontWeight = TokenType(rawValue: 3)
  package static let duration = TokenType(rawValue: 4)
  package static let cubicBezier = TokenType(rawValue: 5)
  package static let number = TokenType(rawValue: 6)
  package static let strokeStyle = TokenType(rawValue: 7)
  package static let border = TokenType(rawValue: 8)
  package static let transition = TokenType(rawValue: 9)
  package static let shadow = TokenType(rawValue: 10)
  package static let gradient = TokenType(rawValue: 11)
  package static let typography = TokenType(rawValue: 12)
  package static let string = TokenType(rawValue: 13)
  package static let boolean = TokenType(rawValue: 14)

  /// The names of the known types, at the index of their raw value.
  package static let knownNames = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "string", "boolean",
  ]
  /// How many of the known types DTCG 2025.10 has (Format module, section 8 and 9).
  package static let standardCount: UInt32 = 13
  /// The names of those.
  static let standardNames = knownNames.prefix(Int(standardCount))

  /// Raw values from here on are names outside the list.
  private static let firstUnknown: UInt32 = 16

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(packed: UInt32) {
    rawValue = packed
  }

  package var packed: UInt32 { rawValue }

  /// The type of that name; the known names are interned in their order from `firstKnown` on.
  init(named name: NameID, firstKnown: NameID) {
    let offset = name.rawValue &- firstKnown.rawValue
    rawValue = offset < Self.knownNames.count ? offset : Self.firstUnknown + name.rawValue
  }

  /// Whether the type is in the list.
  package var isKnown: Bool { rawValue < Self.firstUnknown }

  /// The index of a known type's name in ``knownNames``.
  var knownIndex: Int { Int(rawValue) }

  /// Whether DTCG 2025.10 has the type.
  package var isStandard: Bool { rawValue < Self.standardCount }

  /// The name as written in token files.
  package func name(in names: NameTable) -> String {
    isKnown
      ? Self.knownNames[Int(rawValue)]
      : names.text(NameID(rawValue: rawValue - Self.firstUnknown))
  }
}
