/// What Tokens Studio makes of a value, which its types tell more closely than those of DTCG.
enum StudioKind: Sendable {
  case color
  /// A length: plain numbers are pixels.
  case dimension
  /// A length whose percentages are parts of an em.
  case letterSpacing
  /// A factor, where percentages are hundredths, or a length.
  case lineHeight
  /// A factor whose percentages are hundredths.
  case opacity
  /// A plain number.
  case number
  case fontWeight
  case fontFamily
  case duration
  case boolean
  /// Text, in which nothing is calculated.
  case text
  case shadow
  case border
  case typography
  /// Any of the others, by the names of its members.
  case composition
  /// A value of no certain type: what can be calculated is, and nothing else changes.
  case other
}

/// The names of types beside those of DTCG, and what they mean.
struct TypeSynonym: Sendable {
  /// The type of DTCG, or `string` or `boolean`; nil for values of no certain type.
  let type: TokenType?
  let kind: StudioKind
  /// Whether only Tokens Studio has the name, so that a file with it is one of its files.
  var isStudioName = false
  /// Whether the name stays and nothing is known about its values.
  var isOpaque = false

  /// The meaning of a name; nil where it has none.
  static func named(_ name: String) -> TypeSynonym? { all[name] }

  private static let all: [String: TypeSynonym] = {
    var all: [String: TypeSynonym] = [:]
    func add(_ names: String, _ type: TokenType?, _ kind: StudioKind, isStudio: Bool = false) {
      for name in names.split(separator: " ") {
        all[String(name)] = TypeSynonym(type: type, kind: kind, isStudioName: isStudio)
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
    all["composition"] = TypeSynonym(
      type: nil, kind: .composition, isStudioName: true, isOpaque: true)
    return all
  }()

  /// What Tokens Studio makes of the values of a type of DTCG.
  static func kind(of type: TokenType?) -> StudioKind {
    switch type {
    case .color?: .color
    case .dimension?: .dimension
    case .fontFamily?: .fontFamily
    case .fontWeight?: .fontWeight
    case .duration?: .duration
    case .number?: .number
    case .border?: .border
    case .shadow?: .shadow
    case .typography?: .typography
    case .boolean?: .boolean
    case .string?: .text
    default: .other
    }
  }
}
