import TokencText
import TokencCore

/// One value of a text, calculated.
enum MathsPart {
  enum Outcome: Equatable {
    /// It is not arithmetic.
    case unchanged
    case value(Double, unit: String)
    case infinite
  }

  /// Calculates one value.
  static func evaluate(_ text: ArraySlice<UInt8>, fractionDigits: Int) -> Outcome {
    guard Quantity(text) == nil, let symbols = MathsSymbol.symbols(of: text) else {
      return .unchanged
    }
    var units: [String] = []
    for case .number(_, let unit) in symbols where !unit.isEmpty && !units.contains(unit) {
      units.append(unit)
    }
    let isPixels = units.contains("px")
    units.removeAll { $0 == "px" }
    guard units.count <= 1 else { return .unchanged }
    let isProduct = !text.contains { "+-/%".utf8.contains($0) }
    var parser = MathsParser(
      symbols, units: units.isEmpty ? .absent : isProduct ? .common : .tracked)
    guard let number = parser.parse() else { return .unchanged }
    guard number.isFinite else { return .infinite }
    return .value(
      number.rounded(toDecimals: fractionDigits), unit: units.first ?? (isPixels ? "px" : ""))
  }
}
