import TokencText
import TokencColor
import TokencCore
import TokencJSON

/// Values in CSS syntax.
enum CSSText {
  static func text(_ value: TypedValue) -> String {
    switch value {
    case .color(let color): text(color)
    case .dimension(let length): text(length)
    case .duration(let seconds): duration(seconds)
    case .number(let number), .fontWeight(let number): text(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .text(let text): quoted(text.text)
    case .fontFamily(let names): families(names)
    case .cubicBezier(let curve): text(curve)
    case .strokeStyle(let style): text(style)
    case .border(let border):
      "\(text(border.width)) \(text(border.style)) \(text(border.color))"
    case .transition(let transition):
      "\(duration(transition.duration)) \(text(transition.curve)) \(duration(transition.delay))"
    case .shadow(let shadows): shadows.map(text).joined(separator: ", ")
    case .gradient(let stops):
      "linear-gradient(\(stops.map(text).joined(separator: ", ")))"
    case .typography(let typography): text(typography)
    }
  }

  private static func text(_ color: Color) -> String {
    var output = OutputBuffer()
    color.write(into: &output)
    return output.text
  }

  private static func text(_ length: Length) -> String {
    text(length.value) + (length.isRelative ? "rem" : "px")
  }

  private static func duration(_ seconds: Double) -> String {
    // A millisecond as a fraction of a second is not exact in binary; its decimal digits are.
    let milliseconds = (seconds * 1000).rounded()
    return milliseconds / 1000 == seconds ? text(milliseconds) + "ms" : text(seconds) + "s"
  }

  private static func text(_ number: Double) -> String {
    var output = OutputBuffer()
    output.write(number: number)
    return output.text
  }

  private static func text(_ curve: SIMD4<Double>) -> String {
    "cubic-bezier(\((0..<4).map { text(curve[$0]) }.joined(separator: ", ")))"
  }

  private static func text(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let word): word
    // Refused before, since the browser would choose the lengths.
    case .dashes(_, let cap): cap == "round" ? "dotted" : "dashed"
    }
  }

  private static func text(_ shadow: Shadow) -> String {
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(text)
    return (shadow.isInset ? ["inset"] : []).appending(lengths, text(shadow.color))
      .joined(separator: " ")
  }

  private static func text(_ stop: GradientStop) -> String {
    "\(text(stop.color)) \(text(stop.position * 100))%"
  }

  /// A property of a text style that the `font` shorthand cannot hold.
  struct Property {
    /// Its name in CSS, such as `letter-spacing`.
    let name: String
    /// The default.
    let initial: String
    /// Nil if the style does not set it.
    let text: String?
  }

  /// The properties that `font` cannot hold, always the same ones in the same order; none for
  /// values that are not text styles.
  static func furtherProperties(_ value: TypedValue) -> [Property] {
    guard case .typography(let typography) = value else { return [] }
    return [
      Property(
        name: "letter-spacing", initial: "normal",
        text: typography.letterSpacing.map { text($0, unit: "em") }),
      Property(
        name: "text-transform", initial: "none", text: typography.letterCase?.rawValue),
      Property(
        name: "text-decoration", initial: "none", text: typography.decoration?.rawValue),
      Property(
        name: "paragraph-spacing", initial: "0px", text: typography.paragraphSpacing.map(text)),
      Property(name: "text-indent", initial: "0px", text: typography.paragraphIndent.map(text)),
    ]
  }

  private static func text(_ measure: Typography.Measure, unit: String) -> String {
    switch measure {
    case .length(let length): text(length)
    case .multiple(let factor): text(factor) + unit
    }
  }

  /// Whether a value has dashes of given lengths, which no CSS keyword can express.
  static func hasDashes(_ value: TypedValue) -> Bool {
    let style: StrokeStyle? =
      switch value {
      case .strokeStyle(let style): style
      case .border(let border): border.style
      default: nil
      }
    if case .dashes? = style { return true }
    return false
  }

  /// The `font` shorthand; what it cannot hold has properties of its own.
  private static func text(_ typography: Typography) -> String {
    let slope = typography.isItalic ? "italic " : ""
    let weight = typography.weight.map { text($0) + " " } ?? ""
    let lineHeight = typography.lineHeight.map { "/" + text($0, unit: "") } ?? ""
    return "\(slope)\(weight)\(text(typography.size))\(lineHeight) \(families(typography.family))"
  }
}

extension [String] {
  fileprivate func appending(_ others: [String], _ last: String) -> [String] {
    self + others + [last]
  }
}

// Names and texts.
extension CSSText {
  /// Families that CSS accepts without quotes.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
  ]

  private static func families(_ names: [ExactText]) -> String {
    names.map { genericFamilies.contains($0.text) ? $0.text : quoted($0.text) }.joined(
      separator: ", ")
  }

  /// A quoted text; characters that would end it or the line are escaped by number.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else if scalar == "<" {
        // Inside an HTML page the text must not end the style element.
        quoted += "\\3c "
      } else if isControl {
        // Zero cannot even be escaped.
        quoted += scalar == "\0" ? "\\fffd " : "\\\(String(scalar.value, radix: 16)) "
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A name as part of a property name.
  static func identifierPart(_ name: String) -> String {
    // Most names are valid parts already.
    guard !name.utf8.allSatisfy(isPlain) else { return name }
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      case "\u{a0}"...:
        scalar.properties.isAlphabetic || IdentifierLetters.mayContain(scalar) ? scalar : "-"
      default: "-"
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a byte is an ASCII letter or digit, a dash or an underscore.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A text that cannot end a comment.
  static func comment(_ text: String) -> String {
    CommentText.line(text).split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
  }

  /// Whether a text stands for itself as the value of a custom property: brackets and quotes are in
  /// pairs, and nothing ends the declaration, the block or the style element (CSS Syntax 3, 5.3.5).
  static func isValue(_ text: String) -> Bool {
    var open: [Unicode.Scalar] = []
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard scalar.value >= 0x20, scalar.value != 0x7f else { return false }
      if isEscaped || scalar == "\\" {
        isEscaped = !isEscaped
        continue
      }
      if let end = quote {
        if scalar == end { quote = nil }
        continue
      }
      switch scalar {
      case "\"", "'": quote = scalar
      case "(": open.append(")")
      case "[": open.append("]")
      case ")", "]":
        guard open.popLast() == scalar else { return false }
      case "{", "}", ";", "!", "@", "<": return false
      default: break
      }
    }
    return quote == nil && open.isEmpty && !isEscaped && !text.allSatisfy(\.isWhitespace)
      && !text.contains("/*") && !text.contains("*/")
  }

  /// Whether a text can be used as a value as is: it ends neither the declaration nor the block.
  static func isSafe(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", ".", ",", "%", "#", "+", "*", "/": break
      default: return false
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !text.isEmpty && !text.contains("/*") && !text.contains("*/")
  }
}
