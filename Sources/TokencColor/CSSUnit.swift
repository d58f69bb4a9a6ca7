import TokencText

/// The unit of a CSS number, as far as colors use it.
enum CSSUnit {
  case none, percent, degrees, gradians, radians, turns
  /// A unit that no color uses.
  case other

  init(_ text: ArraySlice<UInt8>) {
    self =
      if text.isEmpty {
        .none
      } else if ASCII.isEqual(text, "%") {
        .percent
      } else if ASCII.isEqual(text, "deg") {
        .degrees
      } else if ASCII.isEqual(text, "grad") {
        .gradians
      } else if ASCII.isEqual(text, "rad") {
        .radians
      } else if ASCII.isEqual(text, "turn") {
        .turns
      } else {
        .other
      }
  }

  /// A number of this unit as an angle in degrees, at least 0 and below 360.
  ///
  /// A number without a unit is in degrees (CSS Color 4, section 4.3). A number too large for
  /// `Double` stays infinite; a number that is not an angle has no degrees.
  func degrees(_ number: CSSNumber) -> Double? {
    switch self {
    case .none, .degrees: Self.normalized(number.scaled())
    case .gradians: Self.normalized(number.scaled(by: 9, power: -1))
    case .radians: Self.normalized(number.scaled() * 180 / .pi)
    case .turns: Self.normalized(number.scaled(by: 360))
    case .percent, .other: nil
    }
  }

  private static func normalized(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return degrees }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    // A tiny negative angle rounds up to a full turn; and there is no negative zero.
    return turned == 360 || turned == 0 ? 0 : turned
  }
}
