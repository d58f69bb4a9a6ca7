import TokencText
import TokencColor
import TokencJSON

/// Colors as Tokens Studio composes them: `rgba({brand}, 50%)`, and arithmetic in the arguments of
/// a color function.
enum StudioColor {
  /// The text with everything replaced that can be; nil if nothing can.
  static func transformed(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "(")) else { return nil }
    let word = ASCII.trimmed(text)
    guard let call = Call(at: word.startIndex, in: word), call.end == word.endIndex else {
      return replacingInside(text)
    }
    if let color = call.color() {
      var output = OutputBuffer()
      color.write(into: &output)
      return output.bytes
    }
    return call.calculated ?? replacingInside(text)
  }

  /// Replaces `rgba(COLOR, a)` anywhere in a text, such as in a gradient.
  private static func replacingInside(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var output = OutputBuffer()
    var position = text.startIndex
    var copied = position
    while position < text.endIndex {
      guard text[position] == UInt8(ascii: "r"), let call = Call(at: position, in: text),
        let replacement = call.bytesWithAlpha
      else {
        position += 1
        continue
      }
      output.write(text[copied..<position])
      output.write(replacement)
      position = call.end
      copied = position
    }
    guard copied > text.startIndex else { return nil }
    output.write(text[copied...])
    return output.bytes
  }

  /// A function call with its comma-separated arguments.
  private struct Call {
    let name: ArraySlice<UInt8>
    let arguments: [ArraySlice<UInt8>]
    /// After the closing bracket.
    let end: Int

    init?(at start: Int, in text: ArraySlice<UInt8>) {
      let rest = text[start...]
      guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return nil }
      let name = rest[..<open]
      self.name = name
      guard ["rgba", "rgb", "hsla", "hsl"].contains(where: { name.elementsEqual($0.utf8) }) else {
        return nil
      }
      var arguments: [ArraySlice<UInt8>] = []
      var depth = 0
      var from = open + 1
      for index in open..<text.endIndex {
        switch text[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: ",") where depth == 1:
          arguments.append(ASCII.trimmed(text[from..<index]))
          from = index + 1
        default: break
        }
        guard depth == 0 else { continue }
        self.arguments = arguments + [ASCII.trimmed(text[from..<index])]
        end = index + 1
        return
      }
      return nil
    }

    /// The color of `rgba(COLOR, ALPHA)`: the alpha replaces the color's own.
    func color(depth: Int = 0) -> Color? {
      guard arguments.count == 2, let alpha = StudioColor.alpha(arguments[1]),
        let color = Self.read(arguments[0], depth)
      else { return nil }
      return color.withAlpha(alpha)
    }

    /// A color that may itself be such a call, to a limited depth.
    private static func read(_ text: ArraySlice<UInt8>, _ depth: Int) -> Color? {
      if case .color(let color) = Color.read(text) { return color }
      guard depth < 8, let call = Call(at: text.startIndex, in: text), call.end == text.endIndex
      else { return nil }
      return call.color(depth: depth + 1)
    }

    /// `rgba(r, g, b, ALPHA)` for `rgba(COLOR, ALPHA)`, with the alpha as written.
    var bytesWithAlpha: [UInt8]? {
      guard name.elementsEqual("rgba".utf8), arguments.count == 2,
        case .color(let color) = Color.read(arguments[0]), let bytes = color.bytes
      else { return nil }
      var output = OutputBuffer()
      output.write("rgba(\(bytes.red), \(bytes.green), \(bytes.blue), ")
      output.write(arguments[1])
      output.write(")")
      return output.bytes
    }

    /// The call with its arguments calculated; nil if there is nothing to calculate.
    var calculated: [UInt8]? {
      guard arguments.count > 1 else { return nil }
      var output = OutputBuffer()
      var isChanged = false
      output.write(name)
      output.write("(")
      for (index, argument) in arguments.enumerated() {
        if index > 0 { output.write(", ") }
        switch Maths.evaluate(argument) {
        case .unchanged, .infinite: output.write(argument)
        case .number(let number):
          isChanged = true
          output.write(number: number)
        case .text(let text):
          isChanged = true
          output.write(text)
        }
      }
      output.write(")")
      return isChanged ? output.bytes : nil
    }
  }

  /// An opacity as a number or percentage, perhaps calculated; nil unless it is between 0 and 1.
  private static func alpha(_ text: ArraySlice<UInt8>) -> Double? {
    Maths.fraction(text).flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
