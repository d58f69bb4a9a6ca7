import TokencDiagnostics
import TokencColor
package import TokencText
import TokencJSON

/// The JSON kind of a printed scalar.
package enum PrintedScalar: Sendable {
  case string
  /// A number, `true`, `false` or `null`; its text is JSON already.
  case literal
}

// Prints resolved values in the canonical spelling of each type, or as written if they are raw.
extension ResolvedTokens {
  /// Appends a token's value in a mode as text: strings without quotes, arrays and objects as
  /// compact JSON.
  ///
  /// - Returns: the value's kind in JSON; nil if it is an array or object, or absent.
  @discardableResult
  package func writePlain(
    _ token: TokenID, in mode: ModeID, into output: inout OutputBuffer
  ) -> PrintedScalar? {
    guard let cursor = self.cursor(of: token, in: mode) else { return nil }
    return writePlain(cursor, type: tokenType(token), into: &output)
  }

  /// Appends a token's value in a mode as JSON, with its lines indented by `level` steps; nothing
  /// if it has none.
  ///
  /// `scratch` is empty between calls; passing it avoids a new buffer for each value.
  package func writeJSON(
    _ token: TokenID, in mode: ModeID, level: Int, into output: inout OutputBuffer,
    scratch: inout OutputBuffer
  ) {
    guard let cursor = self.cursor(of: token, in: mode) else { return }
    let type = tokenType(token)
    scratch.bytes.removeAll(keepingCapacity: true)
    switch writeScalar(cursor, type, into: &scratch) {
    case .string: output.writeJSON(string: scratch.bytes)
    case .literal: output.write(scratch.bytes)
    case nil:
      var writer = JSONWriter(level: level)
      swap(&writer.output, &output)
      write(cursor, type: type, into: &writer)
      swap(&writer.output, &output)
    }
  }

  @discardableResult
  func writePlain(
    _ cursor: ValueCursor, type: TokenType?, into output: inout OutputBuffer
  ) -> PrintedScalar? {
    if let scalar = writeScalar(cursor, type, into: &output) { return scalar }
    var writer = JSONWriter(output: OutputBuffer(), isCompact: true)
    swap(&writer.output, &output)
    write(cursor, type: type, into: &writer)
    swap(&writer.output, &output)
    return nil
  }

  /// Writes a value as JSON; recursion is bounded by ``ValueGrowth/deepestValue``.
  private func write(_ start: ValueCursor, type: TokenType?, into writer: inout JSONWriter) {
    let cursor = follow(start)
    var scratch = OutputBuffer()
    switch writeScalar(cursor, type, into: &scratch) {
    case .string: writer.value(scratch.bytes)
    case .literal: writer.value(literal: scratch.bytes)
    case nil:
      let isObject = node(at: cursor).kind == .object
      isObject ? writer.beginObject() : writer.beginArray()
      for child in isObject ? children(of: cursor) : elements(of: cursor, type) {
        if isObject {
          let name = node(at: child).name
          writer.key(set.names[name])
          let place = CompositeShape.member(set.names.text(name), of: type)
          write(child, type: place ?? nil, into: &writer)
        } else {
          write(child, type: CompositeShape.element(of: type), into: &writer)
        }
      }
      isObject ? writer.endObject() : writer.endArray()
    }
  }

  /// Appends a value that is a single text or literal.
  ///
  /// - Returns: nil if it is an array or object; then nothing is written.
  func writeScalar(
    _ start: ValueCursor, _ type: TokenType?, into output: inout OutputBuffer
  ) -> PrintedScalar? {
    let cursor = follow(start)
    let node = node(at: cursor)
    switch node.kind {
    case .number, .true, .false, .null, .invalid:
      if node.kind == .null || node.kind == .invalid {
        output.write("null")
      } else if node.hasEscape {
        output.write(tree(of: cursor).text(of: Int(cursor.node)))
      } else if isComputed(cursor) {
        output.write(computed.tree.bytes[node.range.bounds])
      } else {
        output.write(set.trees[set.file(of: cursor.value).index].bytes[node.range.bounds])
      }
      return .literal
    case .string:
      writeText(textSlice(at: cursor), type, into: &output)
      return .string
    case .object where !isRaw:
      return writeObject(cursor, type, into: &output) ? .string : nil
    case .object, .array:
      return nil
    }
  }

  private func writeText(
    _ text: ArraySlice<UInt8>, _ type: TokenType?, into output: inout OutputBuffer
  ) {
    guard !isRaw else {
      output.write(text)
      return
    }
    switch type {
    case .color?:
      guard case .color(let color) = Color.read(text) else { break }
      color.write(into: &output)
      return
    case .dimension?, .duration?:
      let units = Quantity.units(of: type)
      guard let quantity = Quantity(text), units.contains(quantity.unit) else { break }
      output.write(text[quantity.number])
      output.write(quantity.unit)
      return
    case .fontFamily?, .fontWeight?, .cubicBezier?, .number?, .strokeStyle?, .border?, .transition?,
      .shadow?, .gradient?, .typography?, .string?, .boolean?, .unknown?, nil:
      break
    }
    output.write(text)
  }

  /// Writes the colors, dimensions and durations that are spelled as objects.
  private func writeObject(
    _ cursor: ValueCursor, _ type: TokenType?, into output: inout OutputBuffer
  ) -> Bool {
    switch type {
    case .color?:
      guard case .color(let color) = ColorObject.read(cursor, self) else { return false }
      color.write(into: &output)
      return true
    case .dimension?, .duration?:
      guard let object = QuantityObject(cursor, self), object.isRead(as: type) else {
        return false
      }
      output.write(object.number)
      output.write(object.unit)
      return true
    case .fontFamily?, .fontWeight?, .cubicBezier?, .number?, .strokeStyle?, .border?, .transition?,
      .shadow?, .gradient?, .typography?, .string?, .boolean?, .unknown?, nil:
      return false
    }
  }
}
