/// The members of the composite types (DTCG 2025.10 Format module, section 9) and their types.
enum CompositeShape {
  struct Member: Sendable {
    let name: String
    /// Nil for a keyword or flag.
    let type: TokenType?
    let isRequired: Bool
  }

  /// The members of a composite type; nil for other types.
  static func members(of type: TokenType?) -> [Member]? {
    switch type {
    case .border?: border
    case .transition?: transition
    case .shadow?: shadow
    case .gradient?: gradient
    case .typography?: typography
    case .strokeStyle?: strokeStyle
    case .color?, .dimension?, .fontFamily?, .fontWeight?, .duration?, .cubicBezier?, .number?,
      .string?, .boolean?, .unknown?, nil:
      nil
    }
  }

  /// The type of a member; the outer optional tells whether there is such a member.
  static func member(_ name: String, of type: TokenType?) -> TokenType?? {
    members(of: type)?.first { $0.name == name }.map(\.type)
  }

  /// The type of an array's elements.
  static func element(of type: TokenType?) -> TokenType? {
    switch type {
    // Shadows and gradients are lists of objects of their own type.
    case .shadow?, .gradient?: type
    case .cubicBezier?: .number
    case .fontFamily?: .string
    // The only list inside a composite is a stroke's `dashArray`.
    case .dimension?: .dimension
    case .color?, .fontWeight?, .duration?, .number?, .strokeStyle?, .border?, .transition?,
      .typography?, .string?, .boolean?, .unknown?, nil:
      nil
    }
  }

  private static let border = [
    Member(name: "color", type: .color, isRequired: true),
    Member(name: "width", type: .dimension, isRequired: true),
    Member(name: "style", type: .strokeStyle, isRequired: true),
  ]
  private static let transition = [
    Member(name: "duration", type: .duration, isRequired: true),
    Member(name: "delay", type: .duration, isRequired: true),
    Member(name: "timingFunction", type: .cubicBezier, isRequired: true),
  ]
  private static let shadow = [
    Member(name: "color", type: .color, isRequired: true),
    Member(name: "offsetX", type: .dimension, isRequired: true),
    Member(name: "offsetY", type: .dimension, isRequired: true),
    Member(name: "blur", type: .dimension, isRequired: true),
    Member(name: "spread", type: .dimension, isRequired: true),
    Member(name: "inset", type: .boolean, isRequired: false),
  ]
  private static let gradient = [
    Member(name: "color", type: .color, isRequired: true),
    Member(name: "position", type: .number, isRequired: true),
  ]
  private static let typography = [
    Member(name: "fontFamily", type: .fontFamily, isRequired: true),
    Member(name: "fontSize", type: .dimension, isRequired: true),
    Member(name: "fontWeight", type: .fontWeight, isRequired: true),
    Member(name: "letterSpacing", type: .dimension, isRequired: true),
    Member(name: "lineHeight", type: .number, isRequired: true),
  ]

  /// What design tools add to the members of a typography.
  static let furtherTypography: Set<String> = [
    "fontStyle", "textCase", "textDecoration", "paragraphSpacing", "paragraphIndent",
  ]

  private static let strokeStyle = [
    Member(name: "dashArray", type: .dimension, isRequired: true),
    Member(name: "lineCap", type: nil, isRequired: true),
  ]
}
