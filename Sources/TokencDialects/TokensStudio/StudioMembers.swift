/// The members of composite values, with their spelling and meaning in Tokens Studio.
enum StudioMembers {
  /// How a member is read, and its DTCG name.
  struct Member {
    let kind: StudioKind
    let name: String

    init(_ kind: StudioKind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The meaning of a member; an unknown one stays unchanged.
  static func member(_ name: String, of kind: StudioKind) -> Member {
    switch kind {
    case .typography: typography[name] ?? Member(.text, name)
    case .shadow: shadow[name] ?? Member(.text, name)
    case .border: border[name] ?? Member(.text, name)
    case .composition: Member(composition[name] ?? StudioType.named(name)?.kind ?? .other, name)
    default: Member(.text, name)
    }
  }

  private static let typography: [String: Member] = [
    "fontFamily": Member(.fontFamily, "fontFamily"),
    "fontFamilies": Member(.fontFamily, "fontFamily"),
    "fontWeight": Member(.fontWeight, "fontWeight"),
    "fontWeights": Member(.fontWeight, "fontWeight"),
    "fontSize": Member(.dimension, "fontSize"),
    "fontSizes": Member(.dimension, "fontSize"),
    "lineHeight": Member(.lineHeight, "lineHeight"),
    "lineHeights": Member(.lineHeight, "lineHeight"),
    "letterSpacing": Member(.letterSpacing, "letterSpacing"),
    "paragraphSpacing": Member(.dimension, "paragraphSpacing"),
    "paragraphIndent": Member(.dimension, "paragraphIndent"),
  ]

  private static let shadow: [String: Member] = [
    "x": Member(.dimension, "offsetX"),
    "offsetX": Member(.dimension, "offsetX"),
    "y": Member(.dimension, "offsetY"),
    "offsetY": Member(.dimension, "offsetY"),
    "blur": Member(.dimension, "blur"),
    "spread": Member(.dimension, "spread"),
    "color": Member(.color, "color"),
    "inset": Member(.boolean, "inset"),
    "type": Member(.boolean, "inset"),
  ]

  private static let border: [String: Member] = [
    "color": Member(.color, "color"),
    "width": Member(.dimension, "width"),
  ]

  /// Properties of compositions whose names are not types.
  private static let composition: [String: StudioKind] = {
    var kinds: [String: StudioKind] = [:]
    for name in ["fill", "backgroundColor", "borderColor", "background", "color"] {
      kinds[name] = .color
    }
    let corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"]
    for corner in corners { kinds["borderRadius" + corner] = .dimension }
    for side in ["Top", "Right", "Bottom", "Left"] {
      kinds["borderWidth" + side] = .dimension
      kinds["padding" + side] = .dimension
    }
    for name in [
      "width", "height", "verticalPadding", "horizontalPadding", "itemSpacing",
    ] {
      kinds[name] = .dimension
    }
    kinds["fontFamily"] = .fontFamily
    kinds["fontWeight"] = .fontWeight
    return kinds
  }()
}
