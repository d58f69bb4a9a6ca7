import TokencText
import TokencJSON

/// A number and its unit, for calculations.
package struct Measure: Equatable, Sendable {
  package let value: Double
  /// Empty if there is none.
  package let unit: String
}

extension ResolvedTokens {
  /// The number, dimension or duration that a token has in a mode; nil if it has another value.
  package func measure(of token: TokenID, in mode: ModeID) -> Measure? {
    guard let start = cursor(of: token, in: mode) else { return nil }
    let cursor = follow(start)
    let type = tokenType(token)
    switch node(at: cursor).kind {
    case .number:
      let digits = tree(of: cursor).bytes[node(at: cursor).range.bounds]
      return Measure(digits, unit: "")
    case .string:
      guard type == .dimension || type == .duration else { return nil }
      let text = textSlice(at: cursor)
      return Quantity(text).flatMap { Measure(text[$0.number], unit: $0.unit) }
    case .object:
      guard type == .dimension || type == .duration, let object = QuantityObject(cursor, self)
      else { return nil }
      return Measure(object.number, unit: object.unit)
    default: return nil
    }
  }
}

extension Measure {
  /// Reads the number; nil if it is not finite.
  fileprivate init?(_ digits: ArraySlice<UInt8>, unit: String) {
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    self.init(value: value, unit: unit)
  }
}
