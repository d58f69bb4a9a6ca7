extension OutputBuffer {
  /// Appends a number as JSON: the fewest digits that read back as the same `Double`.
  ///
  /// There is no `.0` and no `-0`. An exponent is used only if more than twenty zeros would have to
  /// be written. Numbers that are not finite become `null`, as in ECMAScript.
  package mutating func write(number value: Double) {
    guard value.isFinite else { return write("null") }
    if value.magnitude < largestExactInteger, let whole = Int(exactly: value) {
      return write(decimal: whole)
    }
    // The standard library's description is the shortest, but mixes notations.
    let description = value.description
    if value.magnitude < largestExactInteger, !description.utf8.contains(UInt8(ascii: "e")) {
      return write(description)
    }
    if value < 0 { write(UInt8(ascii: "-")) }
    write(ShortestDigits(ofDescription: description))
  }

  private mutating func write(_ digits: ShortestDigits) {
    let point = digits.exponent + 1
    switch point {
    case -20...0:
      write("0.")
      write(zeros: -point)
      write(digits.bytes)
    case 1...21:
      write(digits.bytes.prefix(point))
      write(zeros: point - digits.bytes.count)
      if digits.bytes.count > point {
        write(UInt8(ascii: "."))
        write(digits.bytes.dropFirst(point))
      }
    default:
      write(digits.bytes.prefix(1))
      if digits.bytes.count > 1 {
        write(UInt8(ascii: "."))
        write(digits.bytes.dropFirst())
      }
      write(UInt8(ascii: "e"))
      write(decimal: digits.exponent)
    }
  }

  private mutating func write(zeros count: Int) {
    for _ in 0..<max(0, count) { write(UInt8(ascii: "0")) }
  }
}

/// 2⁵³; up to it, every whole number is exactly a `Double`.
private let largestExactInteger = 9_007_199_254_740_992.0

/// The fewest decimal digits that distinguish a number from every other `Double`.
private struct ShortestDigits {
  /// ASCII digits without leading or trailing zeros.
  var bytes: [UInt8] = []
  /// The power of ten of the first digit.
  var exponent: Int

  /// The digits of the description of a finite `Double` other than zero.
  init(ofDescription description: String) {
    let text = description.utf8.drop { $0 == UInt8(ascii: "-") }
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    let power = Int(Substring(text.dropFirst(mantissa.count + 1))) ?? 0
    let integers = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    bytes.reserveCapacity(mantissa.count)
    bytes.append(contentsOf: mantissa.lazy.filter { $0 != UInt8(ascii: ".") })
    let leading = bytes.prefix { $0 == UInt8(ascii: "0") }.count
    bytes.removeFirst(leading)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    exponent = power + integers - 1 - leading
  }
}
