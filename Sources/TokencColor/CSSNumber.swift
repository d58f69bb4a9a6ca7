import TokencText

/// A CSS number (CSS Syntax 3, section 4.3.3) in decimal, so that scaling it does not round.
struct CSSNumber {
  /// The index after its last byte.
  private(set) var end: Int
  private var isNegative = false
  /// The digits without the decimal point.
  private var mantissa: UInt64 = 0
  private var exponent = 0
  private var fits = true
  /// The whole number, if it has too many digits for `mantissa`.
  private var roundedValue = 0.0

  /// The number that begins at `bytes.startIndex`; `nil` if there is none.
  init?(prefixOf bytes: ArraySlice<UInt8>) {
    end = bytes.startIndex
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      end += 1
    }
    let start = end
    readDigits(bytes)
    var count = end - start
    if end + 1 < bytes.endIndex, bytes[end] == UInt8(ascii: "."), ASCII.isDigit(bytes[end + 1]) {
      end += 1
      let point = end
      readDigits(bytes)
      count += end - point
      exponent = point - end
    }
    guard count > 0 else { return nil }
    readExponent(bytes)
    if !fits { roundedValue = Double(String(decoding: bytes[..<end], as: UTF8.self)) ?? .infinity }
  }

  private mutating func readDigits(_ bytes: ArraySlice<UInt8>) {
    while end < bytes.endIndex, ASCII.isDigit(bytes[end]) {
      append(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
  }

  private mutating func append(_ digit: UInt8) {
    let (tens, first) = mantissa.multipliedReportingOverflow(by: 10)
    let (sum, second) = tens.addingReportingOverflow(UInt64(digit))
    fits = fits && !first && !second
    mantissa = sum
  }

  private mutating func readExponent(_ bytes: ArraySlice<UInt8>) {
    guard end < bytes.endIndex, ASCII.lowercased(bytes[end]) == UInt8(ascii: "e") else { return }
    var digits = end + 1
    var isNegative = false
    if digits < bytes.endIndex,
      bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+")
    {
      isNegative = bytes[digits] == UInt8(ascii: "-")
      digits += 1
    }
    guard digits < bytes.endIndex, ASCII.isDigit(bytes[digits]) else { return }
    var power = 0
    while digits < bytes.endIndex, ASCII.isDigit(bytes[digits]) {
      // Far beyond any Double; stopping here keeps the sum from overflowing.
      if power < 1_000_000 { power = power * 10 + Int(bytes[digits] - UInt8(ascii: "0")) }
      digits += 1
    }
    exponent += isNegative ? -power : power
    end = digits
  }
}

extension CSSNumber {
  /// The number times `multiplier` times ten to the power `power`, correctly rounded.
  ///
  /// A number too large for `Double` becomes infinite; with more digits than 64 bits hold, the
  /// result is rounded once more.
  func scaled(by multiplier: UInt64 = 1, power: Int = 0) -> Double {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: multiplier)
    guard fits else { return roundedValue * Self.decimal(multiplier, power) }
    let magnitude =
      overflow
      ? Self.decimal(mantissa, exponent) * Self.decimal(multiplier, power)
      : Self.decimal(product, exponent + power)
    return isNegative && magnitude != 0 ? -magnitude : magnitude
  }

  /// `mantissa` times ten to the power `exponent`, correctly rounded.
  static func decimal(_ mantissa: UInt64, _ exponent: Int) -> Double {
    // Both operands are exact here, so one operation rounds once (Clinger 1990).
    if mantissa < 1 << 53, exponent.magnitude <= 22 {
      let power = powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    return Double("\(mantissa)e\(exponent)") ?? .infinity
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
