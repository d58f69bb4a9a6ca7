import TokencText

/// The curves of CSS as text: `cubic-bezier(0.4, 0, 0.2, 1)`, `linear`, `ease-in-out` (CSS Easing
/// 2, section 2.2).
enum EasingText {
  private static let keywords: [String: SIMD4<Double>] = [
    "linear": SIMD4(0, 0, 1, 1), "ease": SIMD4(0.25, 0.1, 0.25, 1),
    "ease-in": SIMD4(0.42, 0, 1, 1), "ease-out": SIMD4(0, 0, 0.58, 1),
    "ease-in-out": SIMD4(0.42, 0, 0.58, 1),
  ]

  /// The control points x1, y1, x2, y2; nil if a text is not a curve with x between 0 and 1.
  static func curve(_ text: ArraySlice<UInt8>) -> SIMD4<Double>? {
    let word = String(decoding: ASCII.trimmed(text), as: UTF8.self).lowercased()
    if let curve = keywords[word] { return curve }
    let name = "cubic-bezier("
    guard word.hasPrefix(name), word.hasSuffix(")") else { return nil }
    let arguments = word.dropFirst(name.count).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
    guard arguments.count == 4 else { return nil }
    var curve = SIMD4<Double>()
    for (index, argument) in arguments.enumerated() {
      guard let factor = Factor(Array(argument.utf8)[...]), !factor.isPercentage,
        let number = factor.value, index % 2 == 1 || (0...1).contains(number)
      else { return nil }
      curve[index] = number
    }
    return curve
  }
}
