import TokencColor
import TokencText
import TokencCore
import TokencJSON

/// The type of a constant.
enum SwiftType: String, CaseIterable, Sendable {
  case double = "Double"
  case bool = "Bool"
  case string = "String"
  case color = "TokenColor"
  case fontFamily = "TokenFontFamily"
  case fontWeight = "TokenFontWeight"
  case duration = "TokenDuration"
  case curve = "TokenCurve"
  case strokeStyle = "TokenStrokeStyle"
  case border = "TokenBorder"
  case transition = "TokenTransition"
  case shadow = "TokenShadow"
  case gradient = "TokenGradient"
  case typography = "TokenTypography"

  init(_ value: TypedValue) {
    self =
      switch value {
      case .color: .color
      case .dimension, .number: .double
      case .duration: .duration
      case .boolean: .bool
      case .text: .string
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .cubicBezier: .curve
      case .strokeStyle: .strokeStyle
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .typography: .typography
      }
  }

  /// Whether the type is declared in the file rather than by Swift.
  var isSupport: Bool { rawValue.hasPrefix("Token") }

  /// Its name in a declaration, with `prefix` before the types of the file.
  func text(_ prefix: String) -> String { isSupport ? prefix + rawValue : rawValue }
}

/// Writes values as Swift expressions.
///
/// Each value is given twice, for light and for dark mode. Only colors hold both; everything else
/// has to be equal.
struct SwiftLiteral {
  /// The text before the types of the file, dot included.
  let prefix: String
  /// The points per root em.
  let remBase: Double
  var output = OutputBuffer()
  /// Whether a number was written that exceeds `Double`, which makes the expression invalid.
  private var isBeyondNumbers = false

  init(prefix: String, remBase: Double) {
    self.prefix = prefix
    self.remBase = remBase
  }

  /// Thrown if the modes differ in more than their colors.
  struct Difference: Error {}

  /// Appends an expression for both modes.
  mutating func write(_ light: TypedValue, _ dark: TypedValue) throws(Difference) {
    switch (light, dark) {
    case (.color(let light), .color(let dark)): write(light, dark)
    case (.shadow(let light), .shadow(let dark)): try write(light, dark)
    case (.gradient(let light), .gradient(let dark)): try write(light, dark)
    case (.border(let light), .border(let dark)): try write(light, dark)
    case _ where light == dark: write(light)
    default: throw Difference()
    }
  }

  /// Appends a value without colors.
  private mutating func write(_ value: TypedValue) {
    switch value {
    case .dimension(let length): write(length.pixels(base: remBase))
    case .number(let number): write(number)
    case .boolean(let isTrue): output.write(isTrue ? "true" : "false")
    case .text(let text): SwiftText.write(literal: text.text, into: &output)
    case .duration(let seconds): writeDuration(seconds)
    case .fontFamily(let names): writeFamily(names)
    case .fontWeight(let weight): writeWeight(weight)
    case .cubicBezier(let curve): write(curve)
    case .strokeStyle(let style): write(style)
    case .transition(let transition): write(transition)
    case .typography(let typography): write(typography)
    case .color, .shadow, .gradient, .border: break
    }
  }

  /// Whether the text since the last call contains a number that exceeds `Double`: one from a
  /// product such as `1e308rem`.
  mutating func wentBeyondNumbers() -> Bool {
    defer { isBeyondNumbers = false }
    return isBeyondNumbers
  }

  /// Appends a number as a literal of type `Double`.
  mutating func write(_ number: Double) {
    if !number.isFinite { isBeyondNumbers = true }
    // Swift's own description, including `1e-07`, is a literal that reads back as the same number.
    let text = number == 0 ? "0" : number.description
    output.write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

// Colors.
extension SwiftLiteral {
  mutating func write(_ light: Color, _ dark: Color) {
    let first = light.onScreen
    let second = dark == light ? first : dark.onScreen
    output.write(prefix)
    output.write("TokenColor(")
    if first == second {
      if let bytes = first.bytes { write(bytes) } else { write(first) }
    } else if let one = first.bytes, let two = second.bytes {
      output.write("light: ")
      write(one)
      output.write(", dark: ")
      write(two)
    } else {
      output.write("light: ")
      write(first)
      output.write(", dark: ")
      write(second)
    }
    output.write(UInt8(ascii: ")"))
  }

  private mutating func write(_ bytes: Color.Bytes) {
    output.write("0x")
    for byte in [bytes.red, bytes.green, bytes.blue, bytes.alpha] {
      output.write(OutputBuffer.hexDigit(byte >> 4))
      output.write(OutputBuffer.hexDigit(byte & 15))
    }
  }

  private mutating func write(_ color: ScreenColor) {
    output.write(color.isDisplayP3 ? ".displayP3(" : ".sRGB(")
    for index in 0..<3 {
      if index > 0 { output.write(", ") }
      write(color.components[index])
    }
    if color.alpha != 1 {
      output.write(", opacity: ")
      write(color.alpha)
    }
    output.write(UInt8(ascii: ")"))
  }
}
