import TokencCore

/// The type names besides those of DTCG, and their meaning.
struct StudioType: Sendable {
  /// The type that it is read as.
  let synonym: TypeSynonym
  let kind: StudioKind

  /// The meaning of a name; nil if it has none.
  static func named(_ name: String) -> StudioType? { all[name] }

  private static let all: [String: StudioType] = {
    var all: [String: StudioType] = [:]
    func add(_ names: String, _ type: TokenType?, _ kind: StudioKind, isStudio: Bool = false) {
      for name in names.split(separator: " ") {
        all[String(name)] = StudioType(
          synonym: TypeSynonym(type: type, marksFile: isStudio), kind: kind)
      }
    }
    add("fontFamilies", .fontFamily, .fontFamily, isStudio: true)
    add("font font-family", .fontFamily, .fontFamily)
    add("fontWeights", .fontWeight, .fontWeight, isStudio: true)
    add("font-weight", .fontWeight, .fontWeight)
    add("fontSizes paragraphSpacing paragraphIndent", .dimension, .dimension, isStudio: true)
    add(
      "spacing sizing size borderRadius borderWidth radius fontSize font-size", .dimension,
      .dimension)
    add("letterSpacing", .dimension, .letterSpacing)
    add("lineHeights", .number, .lineHeight, isStudio: true)
    add("lineHeight", .number, .lineHeight)
    add("opacity percentage", .number, .opacity)
    add("ratio math", .number, .number)
    add("cubic-bezier easing", .cubicBezier, .other)
    add("time", .duration, .duration)
    add("boxShadow", .shadow, .shadow, isStudio: true)
    add("elevation", .shadow, .shadow)
    add("stroke-style", .strokeStyle, .other)
    add("textCase textDecoration", .string, .text, isStudio: true)
    add("text content asset link fontStyle font-style", .string, .text)
    add("other", nil, .other)
    all["composition"] = StudioType(
      synonym: TypeSynonym(type: nil, marksFile: true, isOpaque: true), kind: .composition)
    return all
  }()
}
