import TokencText

/// One component of a color: its name and its range.
package struct ColorComponent: Equatable, Sendable {
  /// The noun used in messages, such as `saturation`.
  package let name: String
  /// The least value; minus infinity if there is none.
  package let lowerBound: Double
  /// The greatest value; infinity if there is none.
  package let upperBound: Double
  /// Whether `upperBound` itself is allowed.
  package let includesUpperBound: Bool

  init(
    _ name: String, _ lowerBound: Double, _ upperBound: Double, includesUpperBound: Bool = true
  ) {
    self.name = name
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesUpperBound = includesUpperBound
  }

  /// An angle in degrees, at least 0 and below 360.
  package static let hue = ColorComponent("hue", 0, 360, includesUpperBound: false)
  /// Opacity, from 0 (transparent) to 1.
  package static let alpha = ColorComponent("alpha", 0, 1)

  /// Whether a value is finite and within the bounds.
  package func contains(_ value: Double) -> Bool {
    value.isFinite && value >= lowerBound
      && (includesUpperBound ? value <= upperBound : value < upperBound)
  }

  /// The allowed range, as the end of a sentence.
  ///
  /// - Parameters:
  ///   - value: the value that was found.
  ///   - scale: what 1 is in the unit of the text; bounds times `scale` are whole.
  ///   - unit: the unit of the text, `%` or nothing.
  /// - Returns: text such as `between 0 and 255`.
  package func allowed(insteadOf value: Double, scale: Double = 1, unit: String = "") -> String {
    guard value.isFinite, lowerBound.isFinite else { return "a finite number" }
    let lower = Self.text(lowerBound, scale) + unit
    guard upperBound.isFinite else { return "\(lower) or more" }
    let upper = Self.text(upperBound, scale) + unit
    return includesUpperBound
      ? "between \(lower) and \(upper)" : "at least \(lower) and below \(upper)"
  }

  private static func text(_ bound: Double, _ scale: Double) -> String {
    var output = OutputBuffer()
    // 1.1 times 100 is not 110.
    output.write(number: scale == 1 ? bound : (bound * scale).rounded())
    return output.text
  }
}
