import TokencCore

/// How Tokens Studio transforms a value; it has more types than DTCG.
enum StudioKind: Sendable {
  case color
  /// A length: plain numbers are pixels.
  case dimension
  /// A length whose percentages are fractions of an em.
  case letterSpacing
  /// A factor, with percentages as hundredths, or a length.
  case lineHeight
  /// A factor with percentages as hundredths.
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
  /// A value without a definite type: arithmetic is calculated, and nothing else changes.
  case other
}

extension StudioKind {
  /// How Tokens Studio transforms the values of a DTCG type.
  init(_ type: TokenType?) {
    self =
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
      case .cubicBezier?, .strokeStyle?, .transition?, .gradient?, .unknown?, nil: .other
      }
  }
}
