public import TokencDiagnostics
public import TokencJSON

/// The kind of a token's value: the 13 types of DTCG 2025.10 (Format module, sections 8 and 9),
/// `string`, `boolean`, or a name outside that list, whose values are kept as written.
///
/// A new type is a case, a number and a name here; the compiler then points at every place that
/// has to handle it, since no `switch` over types has a `default`.
///
/// Public and inlinable like ``OutputBuffer``: types are compared for each value of a token.
@frozen public enum TokenType: Hashable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  case string
  case boolean
  /// A name that is not in the list.
  case unknown(NameID)

  /// The known types, those of DTCG first.
  package static let known: [TokenType] = [
    .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
    .border, .transition, .shadow, .gradient, .typography, .string, .boolean,
  ]
  /// Their names.
  package static let knownNames = known.compactMap(\.knownName)
  /// The names of DTCG's types.
  static let dtcgNames = known.filter(\.isDTCG).compactMap(\.knownName)

  /// The type with that name; the known names are interned in order, starting at `firstKnown`.
  init(named name: NameID, firstKnown: NameID) {
    let offset = name.rawValue &- firstKnown.rawValue
    self = offset < Self.known.count ? Self.known[Int(offset)] : .unknown(name)
  }

  /// The name of a known type as written in token files.
  package var knownName: String? {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .string: "string"
    case .boolean: "boolean"
    case .unknown: nil
    }
  }

  /// The name as written in token files.
  package func name(in names: NameTable) -> String {
    if case .unknown(let name) = self { return names.text(name) }
    return knownName ?? ""
  }

  /// Whether the type is in the list.
  package var isKnown: Bool {
    if case .unknown = self { return false }
    return true
  }

  /// Whether DTCG 2025.10 has the type.
  package var isDTCG: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      true
    case .string, .boolean, .unknown: false
    }
  }
}

extension TokenType: Packable {
  /// Numbers from here on are names outside the list.
  @inlinable static var firstUnknown: UInt32 { 1024 }

  /// Whether two types are the same.
  @inlinable
  public static func == (first: TokenType, second: TokenType) -> Bool {
    first.packed == second.packed
  }

  /// The type's number.
  @inlinable public var packed: UInt32 {
    switch self {
    case .color: 0
    case .dimension: 1
    case .fontFamily: 2
    case .fontWeight: 3
    case .duration: 4
    case .cubicBezier: 5
    case .number: 6
    case .strokeStyle: 7
    case .border: 8
    case .transition: 9
    case .shadow: 10
    case .gradient: 11
    case .typography: 12
    case .string: 13
    case .boolean: 14
    case .unknown(let name): Self.firstUnknown + name.rawValue
    }
  }

  /// The type with a number, which is that of a known type or at least ``firstUnknown``.
  @inlinable
  public init(packed: UInt32) {
    switch packed {
    case 0: self = .color
    case 1: self = .dimension
    case 2: self = .fontFamily
    case 3: self = .fontWeight
    case 4: self = .duration
    case 5: self = .cubicBezier
    case 6: self = .number
    case 7: self = .strokeStyle
    case 8: self = .border
    case 9: self = .transition
    case 10: self = .shadow
    case 11: self = .gradient
    case 12: self = .typography
    case 13: self = .string
    case 14: self = .boolean
    default: self = .unknown(NameID(rawValue: packed - Self.firstUnknown))
    }
  }
}
