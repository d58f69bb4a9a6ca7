import TokencText

/// A number or percentage as text, `0.08` or `40%`, where a plain number is wanted.
struct Factor {
  /// The digits of the number or percentage as written.
  let digits: ArraySlice<UInt8>
  let isPercentage: Bool

  /// Reads a text that is nothing else; outer blanks are ignored.
  init?(_ text: ArraySlice<UInt8>) {
    guard let quantity = Quantity(text), quantity.unit.isEmpty || quantity.unit == "%" else {
      return nil
    }
    digits = text[quantity.number]
    isPercentage = quantity.unit == "%"
  }

  /// The factor: a hundredth of a percentage; nil if it is not finite.
  var value: Double? {
    let digits = digits.first == UInt8(ascii: "+") ? digits.dropFirst() : digits
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return isPercentage ? value.shifted(byDecimals: -2) : value
  }
}
