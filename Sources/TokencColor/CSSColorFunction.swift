import TokencText

/// A color function of CSS Color 4: which space its numbers are in, and how they are scaled.
package struct CSSColorFunction: Equatable, Sendable {
  /// The lower-case name.
  package let name: String
  /// The space of the arguments; `nil` if the first argument names it.
  let space: ColorSpace?
  /// Whether CSS also accepts the legacy form with commas.
  let allowsCommas: Bool
  /// What the arguments' numbers and percentages mean, in order.
  let scales: [Scale]

  /// How an argument is scaled to a component.
  enum Scale: Equatable, Sendable {
    /// A number is divided by `number`; 100% is `multiplier` times ten to the power `exponent`.
    case linear(number: Double = 1, multiplier: UInt64 = 1, exponent: Int)
    /// An angle; a bare number is in degrees.
    case hue
  }

  /// The function with that name, ignoring case.
  static func named(_ name: ArraySlice<UInt8>) -> CSSColorFunction? {
    all.first { ASCII.isEqual(name, $0.name) }
  }

  private static let all: [CSSColorFunction] = [
    CSSColorFunction("rgb", .srgb, allowsCommas: true, Array(repeating: .byte, count: 3)),
    CSSColorFunction("rgba", .srgb, allowsCommas: true, Array(repeating: .byte, count: 3)),
    CSSColorFunction("hsl", .hsl, allowsCommas: true, [.hue, .hundred, .hundred]),
    CSSColorFunction("hsla", .hsl, allowsCommas: true, [.hue, .hundred, .hundred]),
    CSSColorFunction("hwb", .hwb, [.hue, .hundred, .hundred]),
    CSSColorFunction("lab", .lab, [.hundred, .labAxis, .labAxis]),
    CSSColorFunction("lch", .lch, [.hundred, .lchChroma, .hue]),
    CSSColorFunction("oklab", .oklab, [.one, .oklabAxis, .oklabAxis]),
    CSSColorFunction("oklch", .oklch, [.one, .oklabAxis, .hue]),
    CSSColorFunction("color", nil, [.one, .one, .one]),
  ]

  private init(
    _ name: String, _ space: ColorSpace?, allowsCommas: Bool = false, _ scales: [Scale]
  ) {
    self.name = name
    self.space = space
    self.allowsCommas = allowsCommas
    self.scales = scales
  }

  /// The forms that CSS accepts, each in quotes.
  var usage: String {
    guard let space else { return "'color(space 1 0.5 0 / 0.8)'" }
    let names = space.components.map(\.name)
    let modern = "'\(name)(\(names.joined(separator: " ")) / alpha)'"
    guard allowsCommas else { return modern }
    return modern + " or '\(name)(\(names.joined(separator: ", ")), alpha)'"
  }
}

extension CSSColorFunction.Scale {
  /// 255 and 100% are 1.
  fileprivate static let byte = Self.linear(number: 255, exponent: 0)
  /// 1 and 100% are 1.
  static let one = Self.linear(exponent: 0)
  /// 100 and 100% are 100.
  fileprivate static let hundred = Self.linear(exponent: 2)
  /// 100% is 125.
  fileprivate static let labAxis = Self.linear(multiplier: 125, exponent: 0)
  /// 100% is 150.
  fileprivate static let lchChroma = Self.linear(multiplier: 150, exponent: 0)
  /// 100% is 0.4.
  fileprivate static let oklabAxis = Self.linear(multiplier: 4, exponent: -1)
}
