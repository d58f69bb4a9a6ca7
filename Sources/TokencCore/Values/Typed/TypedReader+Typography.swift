import TokencText
import TokencJSON

// Text styles.
extension TypedReader {
  func typography(_ start: ValueCursor) throws(UnreadableValue) -> Typography {
    let whole = resolved.follow(start)
    var family: [ExactText]?
    var size: Length?
    var typography = Typography(family: [], size: Length(0))
    for (name, cursor) in try members(start, of: .typography, isMember: isTypographyMember) {
      switch name {
      case "fontFamily": family = try families(cursor)
      case "fontSize": size = try length(cursor)
      case "fontWeight": typography.weight = try weight(cursor)
      case "letterSpacing": typography.letterSpacing = try letterSpacing(cursor)
      case "lineHeight": typography.lineHeight = try lineHeight(cursor)
      case "fontStyle": typography.isItalic = try word(cursor, "font style", Self.slopes)
      case "textCase": typography.letterCase = try word(cursor, "letter case", Self.cases)
      case "textDecoration":
        typography.decoration = try word(cursor, "text decoration", Self.decorations)
      case "paragraphSpacing": typography.paragraphSpacing = try length(cursor)
      default: typography.paragraphIndent = try length(cursor)
      }
    }
    guard let family else { throw missing("fontFamily", whole) }
    guard let size else { throw missing("fontSize", whole) }
    typography.family = family
    typography.size = size
    return typography
  }

  private static let slopes = ["normal": false, "italic": true]
  private static let cases: [String: Typography.LetterCase?] = [
    "none": nil, "original": nil, "uppercase": .uppercase, "lowercase": .lowercase,
    "capitalize": .capitalize,
  ]
  private static let decorations: [String: Typography.Decoration?] = [
    "none": nil, "underline": .underline, "line-through": .lineThrough,
  ]

  private func isTypographyMember(_ name: String) -> Bool {
    CompositeShape.member(name, of: .typography) != nil
      || CompositeShape.furtherTypography.contains(name)
  }

  /// The meaning of one of several words, ignoring case.
  private func word<Meaning>(
    _ cursor: ValueCursor, _ wanted: String, _ meanings: [String: Meaning]
  ) throws(UnreadableValue) -> Meaning {
    guard let meaning = meanings[try text(cursor, wanted).lowercased()] else {
      throw refusal(resolved.follow(cursor), wanted)
    }
    return meaning
  }

  /// A length or a fraction of an `em`, also as a percentage, which here is the size of the same style; Figma writes
  /// pixels without a unit.
  func letterSpacing(
    _ start: ValueCursor
  ) throws(UnreadableValue) -> Typography.Measure {
    let cursor = resolved.follow(start)
    guard let (digits, unit) = written(cursor), ["", "em", "%"].contains(unit) else {
      return .length(try length(cursor))
    }
    guard let number = finite(digits) else { throw refusal(cursor, "dimension") }
    if unit == "%" { return .multiple(number.shifted(byDecimals: -2)) }
    return unit.isEmpty ? .length(Length(number)) : .multiple(number)
  }

  /// The digits and the unit of a quantity with any unit; nil for other values.
  private func written(_ cursor: ValueCursor) -> (digits: ArraySlice<UInt8>, unit: String)? {
    switch resolved.node(at: cursor).kind {
    case .number: return (resolved.tree(of: cursor).text(of: Int(cursor.node))[...], "")
    case .string:
      let text = resolved.textSlice(at: cursor)
      return Quantity(text).map { (text[$0.number], $0.unit) }
    case .object:
      guard let object = QuantityObject(cursor, resolved), object.isNumber else { return nil }
      return (object.number, object.unit)
    default: return nil
    }
  }

  /// A multiple, a length, or a keyword that leaves it to the platform.
  func lineHeight(
    _ start: ValueCursor
  ) throws(UnreadableValue) -> Typography.Measure? {
    let cursor = resolved.follow(start)
    switch resolved.node(at: cursor).kind {
    case .number: return measure(try number(cursor))
    case .string:
      let word = try text(cursor, "line height").lowercased()
      if word == "auto" || word == "normal" { return nil }
      if let factor = Factor(resolved.textSlice(at: cursor)), let number = factor.value {
        return factor.isPercentage ? .multiple(number) : measure(number)
      }
    default: break
    }
    do throws(UnreadableValue) {
      return .length(try length(cursor))
    } catch {
      throw refusal(cursor, "line height")
    }
  }

  /// The meaning of a line height without a unit.
  private func measure(_ number: Double) -> Typography.Measure {
    LineHeights.isPixels(number, resolved) ? .length(Length(number)) : .multiple(number)
  }
}
