import TokencPlatform
import TokencText

/// The functions of expr-eval that calculate with numbers.
///
/// `random` is excluded, because the same tokens must always give the same values.
enum MathsFunctions {
  static let e = exp(1.0)

  /// The functions of one number.
  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sin": { sin($0) }, "cos": { cos($0) }, "tan": { tan($0) }, "asin": { asin($0) },
    "acos": { acos($0) }, "atan": { atan($0) }, "sinh": { sinh($0) }, "cosh": { cosh($0) },
    "tanh": { tanh($0) }, "asinh": { asinh($0) }, "acosh": { acosh($0) }, "atanh": { atanh($0) },
    "sqrt": { $0.squareRoot() }, "cbrt": { cbrt($0) }, "log": { log($0) }, "ln": { log($0) },
    "log2": { log2($0) }, "lg": { log10($0) }, "log10": { log10($0) }, "exp": { exp($0) },
    "expm1": { expm1($0) }, "log1p": { log1p($0) }, "abs": { $0.magnitude },
    "ceil": { $0.rounded(.up) }, "floor": { $0.rounded(.down) }, "round": { round($0) },
    "trunc": { $0.rounded(.towardZero) },
    "sign": { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 }, "gamma": { gamma($0) },
    "fac": { gamma($0 + 1) },
  ]

  /// Whether a function accepts a list in place of its numbers: `min([4, 8])`.
  static func takesLists(_ name: String) -> Bool {
    ["min", "max", "sum", "hypot"].contains(name)
  }

  /// The result of a function; nil if there is none with that name for so many numbers.
  static func call(_ name: String, _ numbers: [Double]) -> Double? {
    guard let first = numbers.first else { return nil }
    switch name {
    case "min": return numbers.dropFirst().reduce(first) { $1.isNaN || $1 < $0 ? $1 : $0 }
    case "max": return numbers.dropFirst().reduce(first) { $1.isNaN || $1 > $0 ? $1 : $0 }
    case "sum": return numbers.reduce(0, +)
    case "hypot", "pyt": return numbers.reduce(0) { hypot($0, $1) }
    default: break
    }
    switch (name, numbers.count) {
    case ("pow", 2): return power(first, numbers[1])
    case ("atan2", 2): return atan2(first, numbers[1])
    case ("roundTo", 1): return round(first)
    case ("roundTo", 2): return roundTo(first, numbers[1])
    case (_, 1): return ofOne[name].map { $0(first) }
    default: return nil
    }
  }

  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }

  /// Rounds halves up, as ECMAScript does.
  private static func round(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }

  /// Rounds to so many decimals of the number as written, so that 1.005 becomes 1.01; a negative
  /// count rounds to tens and hundreds.
  private static func roundTo(_ value: Double, _ decimals: Double) -> Double {
    guard value.isFinite, let count = Int(exactly: decimals), count.magnitude < 300 else {
      return .nan
    }
    return round(value.shifted(byDecimals: count)).shifted(byDecimals: -count)
  }

  /// Γ, whose value at a whole number n is the factorial of n − 1.
  static func gamma(_ value: Double) -> Double {
    guard value == value.rounded(), value.magnitude < 1000 else { return tgamma(value) }
    guard value > 0 else { return .infinity }
    var product = 1.0
    for factor in stride(from: 2, to: value, by: 1) { product *= factor }
    return product
  }
}
