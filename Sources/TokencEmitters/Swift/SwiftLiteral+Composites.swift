import TokencText
import TokencCore
import TokencJSON

// Values with several parts.
extension SwiftLiteral {
  mutating func writeDuration(_ seconds: Double) {
    output.write("\(prefix)TokenDuration(seconds: ")
    write(seconds)
    output.write(")")
  }

  mutating func writeFamily(_ names: [ExactText]) {
    output.write("\(prefix)TokenFontFamily(")
    writeList(names) { literal, name in SwiftText.write(literal: name.text, into: &literal.output) }
    output.write(")")
  }

  mutating func writeWeight(_ weight: Double) {
    output.write("\(prefix)TokenFontWeight(")
    write(weight)
    output.write(")")
  }

  mutating func write(_ curve: SIMD4<Double>) {
    output.write("\(prefix)TokenCurve(")
    writeList((0..<4).map { curve[$0] }) { $0.write($1) }
    output.write(")")
  }

  mutating func write(_ style: StrokeStyle) {
    output.write("\(prefix)TokenStrokeStyle")
    switch style {
    case .keyword(let word): output.write(".\(word)")
    case .dashes(let lengths, let cap):
      output.write(".dashes([")
      writeList(lengths) { $0.write($1.pixels(base: $0.remBase)) }
      output.write("], cap: .\(cap))")
    }
  }

  mutating func write(_ transition: Transition) {
    output.write("\(prefix)TokenTransition(duration: ")
    writeDuration(transition.duration)
    output.write(", delay: ")
    writeDuration(transition.delay)
    output.write(", curve: ")
    write(transition.curve)
    output.write(")")
  }

  mutating func write(_ typography: Typography) {
    output.write("\(prefix)TokenTypography(family: ")
    writeFamily(typography.family)
    output.write(", size: ")
    write(typography.size.pixels(base: remBase))
    output.write(", weight: ")
    writeOptional(typography.weight) { $0.writeWeight($1) }
    output.write(", letterSpacing: ")
    let size = typography.size.pixels(base: remBase)
    writeOptional(typography.letterSpacing) { literal, measure in
      switch measure {
      case .length(let length): literal.write(length.pixels(base: literal.remBase))
      case .multiple(let factor): literal.write(factor * size)
      }
    }
    output.write(", lineHeight: ")
    writeOptional(typography.lineHeight) { literal, measure in
      switch measure {
      case .length(let length): literal.write(length.pixels(base: literal.remBase) / size)
      case .multiple(let factor): literal.write(factor)
      }
    }
    writeFurtherParts(of: typography)
    output.write(")")
  }

  /// Writes the parts that few text styles have.
  private mutating func writeFurtherParts(of typography: Typography) {
    if typography.isItalic { output.write(", isItalic: true") }
    switch typography.letterCase {
    case nil: break
    case .uppercase: output.write(", letterCase: .uppercase")
    case .lowercase: output.write(", letterCase: .lowercase")
    case .capitalize: output.write(", letterCase: .capitalized")
    }
    switch typography.decoration {
    case nil: break
    case .underline: output.write(", decoration: .underline")
    case .lineThrough: output.write(", decoration: .strikethrough")
    }
    for (name, length) in [
      ("paragraphSpacing", typography.paragraphSpacing),
      ("paragraphIndent", typography.paragraphIndent),
    ] {
      guard let length else { continue }
      output.write(", \(name): ")
      write(length.pixels(base: remBase))
    }
  }

  mutating func write(_ light: [Shadow], _ dark: [Shadow]) throws(Difference) {
    guard light.count == dark.count else { throw Difference() }
    output.write("\(prefix)TokenShadow(")
    for (index, (one, two)) in zip(light, dark).enumerated() {
      var recolored = two
      recolored.color = one.color
      guard recolored == one else { throw Difference() }
      if index > 0 { output.write(", ") }
      output.write(".init(color: ")
      write(one.color, two.color)
      for (name, length) in [
        ("x", one.offsetX), ("y", one.offsetY), ("blur", one.blur), ("spread", one.spread),
      ] {
        output.write(", \(name): ")
        write(length.pixels(base: remBase))
      }
      output.write(", isInset: \(one.isInset))")
    }
    output.write(")")
  }

  mutating func write(_ light: [GradientStop], _ dark: [GradientStop]) throws(Difference) {
    guard light.map(\.position) == dark.map(\.position) else { throw Difference() }
    output.write("\(prefix)TokenGradient(")
    for (index, (one, two)) in zip(light, dark).enumerated() {
      if index > 0 { output.write(", ") }
      output.write(".init(color: ")
      write(one.color, two.color)
      output.write(", position: ")
      write(one.position)
      output.write(")")
    }
    output.write(")")
  }

  mutating func write(_ light: Border, _ dark: Border) throws(Difference) {
    guard light.width == dark.width, light.style == dark.style else { throw Difference() }
    output.write("\(prefix)TokenBorder(color: ")
    write(light.color, dark.color)
    output.write(", width: ")
    write(light.width.pixels(base: remBase))
    output.write(", style: ")
    write(light.style)
    output.write(")")
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ write: (inout SwiftLiteral, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { output.write(", ") }
      write(&self, element)
    }
  }

  private mutating func writeOptional<Value>(
    _ value: Value?, _ write: (inout SwiftLiteral, Value) -> Void
  ) {
    if let value { write(&self, value) } else { output.write("nil") }
  }
}
