import TokencText
import TokencColor
import TokencCore
import TokencJSON

/// How far apart two values are.
struct ValueDistance: Equatable {
  /// ΔEOK between two colors, and the change of alpha if there is one.
  var color: (deltaE: Double, alpha: Double)?
  /// The difference of two numbers with one unit, and relative to the old one unless that is 0.
  var number: (absolute: Double, relative: Double?, unit: String)?

  /// Nil unless the values are two colors or two numbers with the same unit.
  init?(from oldColor: Color?, _ old: Measure?, to newColor: Color?, _ new: Measure?) {
    if let oldColor, let newColor {
      color = (oldColor.difference(from: newColor), newColor.alpha - oldColor.alpha)
    } else if let old, let new, old.unit == new.unit {
      let absolute = new.value - old.value
      number = (absolute, old.value == 0 ? nil : absolute / old.value.magnitude, old.unit)
    } else {
      return nil
    }
  }

  static func == (first: ValueDistance, second: ValueDistance) -> Bool {
    first.text == second.text
  }

  /// `ΔE 0.043`, `+4px (+50 %)`.
  var text: String {
    if let color {
      let alpha = color.alpha == 0 ? "" : ", alpha \(Self.signed(color.alpha, decimals: 2))"
      return "ΔE \(Self.text(color.deltaE, decimals: 3))\(alpha)"
    }
    guard let number else { return "" }
    let relative = number.relative.map { " (\(Self.signed($0 * 100, decimals: 1)) %)" } ?? ""
    return "\(Self.signed(number.absolute, decimals: 6))\(number.unit)\(relative)"
  }

  private static func signed(_ value: Double, decimals: Int) -> String {
    let text = text(value.magnitude, decimals: decimals)
    return (value < 0 ? "−" : "+") + text
  }

  /// The number, rounded, without trailing zeros.
  static func text(_ value: Double, decimals: Int) -> String {
    var output = OutputBuffer()
    output.write(number: value.rounded(toDecimals: decimals))
    return output.text
  }
}
