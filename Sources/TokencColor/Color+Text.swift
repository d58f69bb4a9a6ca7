package import TokencText

extension Color {
  /// Appends the color in its canonical spelling.
  ///
  /// That is `#rrggbbaa` if the color consists of four sRGB bytes, and otherwise the CSS function
  /// of its space. ``read(_:)`` gives the same color back; a component within one millionth of a
  /// byte comes back as that byte.
  package func write(into output: inout OutputBuffer) {
    if let bytes {
      writeHex(bytes, into: &output)
    } else {
      writeFunction(into: &output)
    }
  }

  private func writeHex(_ bytes: Bytes, into output: inout OutputBuffer) {
    output.write(UInt8(ascii: "#"))
    writeHex(bytes.red, into: &output)
    writeHex(bytes.green, into: &output)
    writeHex(bytes.blue, into: &output)
    writeHex(bytes.alpha, into: &output)
  }

  private func writeHex(_ byte: UInt8, into output: inout OutputBuffer) {
    output.write(OutputBuffer.hexDigit(byte >> 4))
    output.write(OutputBuffer.hexDigit(byte & 15))
  }

  private func writeFunction(into output: inout OutputBuffer) {
    let isPercentage = space == .hsl || space == .hwb
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      output.write(space.rawValue)
      output.write("(")
    default:
      output.write("color(")
      output.write(space.rawValue)
      output.write(" ")
    }
    for index in 0..<3 {
      if index > 0 { output.write(UInt8(ascii: " ")) }
      write(components[index], unlessMissing: .component(index), into: &output)
      if isPercentage, index > 0, !missing.contains(.component(index)) {
        output.write(UInt8(ascii: "%"))
      }
    }
    if alpha != 1 {
      output.write(" / ")
      write(alpha, unlessMissing: .alpha, into: &output)
    }
    output.write(UInt8(ascii: ")"))
  }

  private func write(
    _ number: Double, unlessMissing component: Missing, into output: inout OutputBuffer
  ) {
    if missing.contains(component) {
      output.write("none")
    } else {
      output.write(number: number)
    }
  }
}
