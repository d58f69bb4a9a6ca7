/// Names that an object of modes cannot have for modes, since a composite value has members of those
/// names (DTCG 2025.10 Format module, section 9).
enum ModeKeys {
  static let compositeMembers: Set<String> = [
    "color", "width", "style", "duration", "delay", "timingFunction", "offsetX", "offsetY", "blur",
    "spread", "inset", "position", "fontFamily", "fontSize", "fontWeight", "letterSpacing",
    "lineHeight", "fontStyle", "textCase", "textDecoration", "paragraphSpacing", "paragraphIndent",
    "dashArray", "lineCap", "colorSpace", "components", "alpha", "hex", "value", "unit",
  ]
}
