import TokencDiagnostics
import TokencColor
package import TokencText
import TokencJSON

// Writes values so that equal bytes mean equal values, however they are spelled: `#FFF` and
// `#ffffff`, `1.0` and `1`, `1s` and `1000ms`, members in another order.
extension ResolvedTokens {
  /// Names the target of a reference, if references are not followed.
  package typealias TargetWriter = (TokenID, inout OutputBuffer) -> Void

  /// Appends the meaning of a token's final value read as `type`; nothing if it has none.
  package func writeMeaning(
    of token: TokenID, in mode: ModeID, as type: TokenType?, into output: inout OutputBuffer
  ) {
    guard let cursor = cursor(of: token, in: mode) else { return }
    writeMeaning(cursor, type, nil, into: &output)
  }

  /// Appends the meaning of a token's own value, with references named by `target` instead of being
  /// followed; nothing if no layer gives it one.
  package func writeOwnMeaning(
    of token: TokenID, in mode: ModeID, as type: TokenType?, target: TargetWriter,
    into output: inout OutputBuffer
  ) {
    guard let value = layers.value(of: token, in: mode) else { return }
    let cursor = ValueCursor(value: value, node: set.values[value.index].node, mode: mode)
    withoutActuallyEscaping(target) { writeMeaning(cursor, type, $0, into: &output) }
    if let modifier = set.attachments[set.values[value.index].definition] {
      let tree = set.trees[set.file(of: value).index]
      output.write(tree.bytes[tree.nodes[Int(modifier)].range.bounds])
    }
  }

  /// Recursion is bounded by ``ValueGrowth/deepestValue``.
  private func writeMeaning(
    _ start: ValueCursor, _ type: TokenType?, _ target: TargetWriter?,
    into output: inout OutputBuffer
  ) {
    let cursor = target == nil ? follow(start) : start
    if let target, let reference = wholeReference(at: cursor), let token = reference.target {
      output.write(UInt8(ascii: "\""))
      writeReference(reference, to: token, target, into: &output)
      output.write(UInt8(ascii: "\""))
      return
    }
    let tree = tree(of: cursor)
    let node = tree.nodes[Int(cursor.node)]
    switch node.kind {
    case .true, .false, .null: output.write(tree.bytes[node.range.bounds])
    case .invalid: output.write("null")
    case .number: output.write(meaningOf: tree.bytes[node.range.bounds])
    case .string:
      if let target, !references(at: cursor).isEmpty {
        writeSkeleton(cursor, target, into: &output)
      } else {
        writeMeaning(of: textSlice(at: cursor), type, into: &output)
      }
    case .object:
      if target == nil || use(of: cursor.value).count == 0,
        writeScalarObject(cursor, type, into: &output)
      {
        return
      }
      writeMembers(cursor, type, target, into: &output)
    case .array: writeElements(cursor, type, target, into: &output)
    }
  }

  private func writeMeaning(
    of text: ArraySlice<UInt8>, _ type: TokenType?, into output: inout OutputBuffer
  ) {
    switch type {
    case .color?:
      guard case .color(let color) = Color.read(text) else { break }
      output.write(UInt8(ascii: "\""))
      color.inPlainSRGB.write(into: &output)
      output.write(UInt8(ascii: "\""))
      return
    case .dimension?, .duration?:
      let units = Quantity.units(of: type)
      guard let quantity = Quantity(text), units.contains(quantity.unit) else { break }
      output.write(meaningOf: text[quantity.number], unit: quantity.unit)
      return
    case .fontWeight?:
      guard let weight = FontWeights.keywords[String(decoding: text, as: UTF8.self)] else { break }
      output.write(number: weight)
      return
    case .fontFamily?, .cubicBezier?, .number?, .strokeStyle?, .border?, .transition?, .shadow?,
      .gradient?, .typography?, .string?, .boolean?, .unknown?, nil:
      break
    }
    output.writeJSON(string: text)
  }

  /// Writes the colors, dimensions and durations that are spelled as objects.
  private func writeScalarObject(
    _ cursor: ValueCursor, _ type: TokenType?, into output: inout OutputBuffer
  ) -> Bool {
    switch type {
    case .color?:
      guard case .color(let color) = ColorObject.read(cursor, self) else { return false }
      output.write(UInt8(ascii: "\""))
      color.inPlainSRGB.write(into: &output)
      output.write(UInt8(ascii: "\""))
      return true
    case .dimension?, .duration?:
      guard let object = QuantityObject(cursor, self), object.isRead(as: type) else {
        return false
      }
      output.write(meaningOf: object.number, unit: object.unit)
      return true
    case .fontFamily?, .fontWeight?, .cubicBezier?, .number?, .strokeStyle?, .border?, .transition?,
      .shadow?, .gradient?, .typography?, .string?, .boolean?, .unknown?, nil:
      return false
    }
  }

  private func writeMembers(
    _ cursor: ValueCursor, _ type: TokenType?, _ target: TargetWriter?,
    into output: inout OutputBuffer
  ) {
    let members = children(of: cursor).map { (name: set.names[node(at: $0).name], child: $0) }
    output.write(UInt8(ascii: "{"))
    for member in members.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      output.writeJSON(string: member.name)
      output.write(UInt8(ascii: ":"))
      let name = String(decoding: member.name, as: UTF8.self)
      let place = CompositeShape.member(name, of: type)
      writeMeaning(member.child, place ?? nil, target, into: &output)
      output.write(UInt8(ascii: ","))
    }
    output.write(UInt8(ascii: "}"))
  }

  private func writeElements(
    _ cursor: ValueCursor, _ type: TokenType?, _ target: TargetWriter?,
    into output: inout OutputBuffer
  ) {
    let elements =
      target == nil ? self.elements(of: cursor, type) : children(of: cursor)
    let element = CompositeShape.element(of: type)
    // One family means the same as a list with that family.
    if type == .fontFamily, elements.count == 1 {
      return writeMeaning(elements[0], element, target, into: &output)
    }
    output.write(UInt8(ascii: "["))
    for child in elements {
      writeMeaning(child, element, target, into: &output)
      output.write(UInt8(ascii: ","))
    }
    output.write(UInt8(ascii: "]"))
  }

  /// Writes a text with its references kept as references.
  private func writeSkeleton(
    _ cursor: ValueCursor, _ target: TargetWriter, into output: inout OutputBuffer
  ) {
    let written = tree(of: cursor).text(of: Int(cursor.node))
    output.write(UInt8(ascii: "\""))
    defer { output.write(UInt8(ascii: "\"")) }
    var references = references(at: cursor).makeIterator()
    for piece in ReferenceText.pieces(written, written.indices) {
      switch piece {
      case .text(let range), .malformed(let range):
        output.writeJSON(stringContent: written[range])
      case .reference(let range):
        if let index = references.next(), let token = reference(index).target {
          writeReference(reference(index), to: token, target, into: &output)
        } else {
          output.writeJSON(stringContent: written[range])
        }
      }
    }
  }

  private func writeReference(
    _ reference: Reference, to token: TokenID, _ target: TargetWriter,
    into output: inout OutputBuffer
  ) {
    output.write(UInt8(ascii: "{"))
    target(token, &output)
    // The path into the target's value, for a reference to a part of it.
    for step in reference.steps {
      output.write(UInt8(ascii: "/"))
      output.writeJSON(stringContent: links.steps[Int(step)][...])
    }
    output.write(UInt8(ascii: "}"))
  }
}

extension OutputBuffer {
  /// Appends a number in its shortest spelling, seconds as milliseconds.
  fileprivate mutating func write(meaningOf digits: ArraySlice<UInt8>, unit: String = "") {
    let number = Double(String(decoding: digits, as: UTF8.self))
    if let number, number.isFinite {
      // Rounded to a nanosecond, because 0.57 times 1000 is not 570.
      write(number: unit == "s" ? (number * 1e9).rounded() / 1e6 : number)
    } else {
      write(digits)
    }
    write(unit == "s" ? "ms" : unit)
  }
}
