import DesignTokens
import JSON

/// Values as DTCG 2025.10 spells them.
enum DTCGText {
  static func write(_ value: TypedValue, into writer: inout JSONWriter) {
    switch value {
    case .color(let color): write(color, into: &writer)
    case .dimension(let length): write(length, into: &writer)
    case .duration(let seconds): write(seconds: seconds, into: &writer)
    case .number(let number), .fontWeight(let number): write(number, into: &writer)
    case .boolean(let isTrue): writer.value(literal: Array((isTrue ? "true" : "false").utf8))
    case .text(let text): writer.value(text)
    case .fontFamily(let names): write(names, into: &writer)
    case .cubicBezier(let curve): write(curve, into: &writer)
    case .strokeStyle(let style): write(style, into: &writer)
    case .border(let border): write(border, into: &writer)
    case .transition(let transition): write(transition, into: &writer)
    case .shadow(let shadows): writeList(shadows, into: &writer) { write($0, into: &$1) }
    case .gradient(let stops): writeArray(stops, into: &writer) { write($0, into: &$1) }
    case .typography(let typography): write(typography, into: &writer)
    }
  }

  private static func write(_ number: Double, into writer: inout JSONWriter) {
    var output = OutputBuffer()
    output.write(number: number)
    writer.value(literal: output.bytes)
  }

  private static func write(_ color: Color, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("colorSpace")
    writer.value(color.space.rawValue)
    writer.key("components")
    writer.beginArray()
    for index in 0..<3 {
      if color.missing.contains(.component(index)) {
        writer.value("none")
      } else {
        write(color.components[index], into: &writer)
      }
    }
    writer.endArray()
    if color.alpha != 1 {
      writer.key("alpha")
      write(color.alpha, into: &writer)
    }
    writer.endObject()
  }

  private static func write(_ length: Length, into writer: inout JSONWriter) {
    write(length.value, unit: length.isRelative ? "rem" : "px", into: &writer)
  }

  private static func write(seconds: Double, into writer: inout JSONWriter) {
    let milliseconds = (seconds * 1000).rounded()
    let isWhole = milliseconds / 1000 == seconds
    write(isWhole ? milliseconds : seconds, unit: isWhole ? "ms" : "s", into: &writer)
  }

  private static func write(_ value: Double, unit: String, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("value")
    write(value, into: &writer)
    writer.key("unit")
    writer.value(unit)
    writer.endObject()
  }

  private static func write(_ names: [String], into writer: inout JSONWriter) {
    writeList(names, into: &writer) { $1.value($0) }
  }

  private static func write(_ curve: SIMD4<Double>, into writer: inout JSONWriter) {
    writeArray((0..<4).map { curve[$0] }, into: &writer) { write($0, into: &$1) }
  }

  private static func write(_ style: StrokeStyle, into writer: inout JSONWriter) {
    switch style {
    case .keyword(let word): writer.value(word)
    case .dashes(let lengths, let cap):
      writer.beginObject()
      writer.key("dashArray")
      writeArray(lengths, into: &writer) { write($0, into: &$1) }
      writer.key("lineCap")
      writer.value(cap)
      writer.endObject()
    }
  }

  private static func write(_ border: Border, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("color")
    write(border.color, into: &writer)
    writer.key("width")
    write(border.width, into: &writer)
    writer.key("style")
    write(border.style, into: &writer)
    writer.endObject()
  }

  private static func write(_ transition: Transition, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("duration")
    write(seconds: transition.duration, into: &writer)
    writer.key("delay")
    write(seconds: transition.delay, into: &writer)
    writer.key("timingFunction")
    write(transition.curve, into: &writer)
    writer.endObject()
  }

  private static func write(_ shadow: Shadow, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("color")
    write(shadow.color, into: &writer)
    for (name, length) in [
      ("offsetX", shadow.offsetX), ("offsetY", shadow.offsetY), ("blur", shadow.blur),
      ("spread", shadow.spread),
    ] {
      writer.key(name)
      write(length, into: &writer)
    }
    if shadow.isInset {
      writer.key("inset")
      writer.value(literal: Array("true".utf8))
    }
    writer.endObject()
  }

  private static func write(_ stop: GradientStop, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("color")
    write(stop.color, into: &writer)
    writer.key("position")
    write(stop.position, into: &writer)
    writer.endObject()
  }

  private static func write(_ typography: Typography, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("fontFamily")
    write(typography.family, into: &writer)
    writer.key("fontSize")
    write(typography.size, into: &writer)
    if let weight = typography.weight {
      writer.key("fontWeight")
      write(weight, into: &writer)
    }
    if let spacing = typography.letterSpacing {
      writer.key("letterSpacing")
      write(spacing, into: &writer)
    }
    if let height = typography.lineHeight {
      writer.key("lineHeight")
      write(height, into: &writer)
    }
    writer.endObject()
  }

  /// One element alone, or several as an array.
  private static func writeList<Element>(
    _ elements: [Element], into writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    if elements.count == 1, let element = elements.first {
      write(element, &writer)
    } else {
      writeArray(elements, into: &writer, write)
    }
  }

  private static func writeArray<Element>(
    _ elements: [Element], into writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    writer.beginArray()
    for element in elements { write(element, &writer) }
    writer.endArray()
  }
}
