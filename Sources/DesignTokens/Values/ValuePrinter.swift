package import JSON

/// Prints resolved values in the one spelling of each type, or as written where they are raw.
package struct ValuePrinter {
  /// What a scalar is in JSON.
  package enum Scalar: Sendable {
    case string
    /// A number, `true`, `false` or `null`: its text is JSON as it is.
    case literal
  }

  private let resolved: ResolvedTokens
  /// Kept between values, so that each needs no buffer of its own.
  private var scratch = OutputBuffer()

  package init(_ resolved: ResolvedTokens) {
    self.resolved = resolved
  }

  /// Appends a token's value in a mode as text: strings without quotes, arrays and objects as
  /// compact JSON.
  ///
  /// - Returns: what the value is in JSON; nil where it is an array or object, or absent.
  @discardableResult
  package func writePlain(
    _ token: TokenID, in mode: ModeID, into output: inout OutputBuffer
  ) -> Scalar? {
    guard let cursor = resolved.cursor(of: token, in: mode) else { return nil }
    return writePlain(cursor, type: resolved.set.tokens[token.index].type, into: &output)
  }

  /// Appends a token's value in a mode as JSON, its lines indented by `level` steps; nothing where
  /// it has none.
  package mutating func writeJSON(
    _ token: TokenID, in mode: ModeID, level: Int, into output: inout OutputBuffer
  ) {
    guard let cursor = resolved.cursor(of: token, in: mode) else { return }
    let type = resolved.set.tokens[token.index].type
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
  ) -> Scalar? {
    if let scalar = writeScalar(cursor, type, into: &output) { return scalar }
    var printer = self
    var writer = JSONWriter(output: OutputBuffer(), isCompact: true)
    swap(&writer.output, &output)
    printer.write(cursor, type: type, into: &writer)
    swap(&writer.output, &output)
    return nil
  }

  /// Writes a value as JSON; recursion is bounded by ``ValueGrowth/deepestValue``.
  private mutating func write(
    _ start: ValueCursor, type: TokenType?, into writer: inout JSONWriter
  ) {
    let cursor = resolved.follow(start)
    scratch.bytes.removeAll(keepingCapacity: true)
    switch writeScalar(cursor, type, into: &scratch) {
    case .string: writer.value(scratch.bytes)
    case .literal: writer.value(literal: scratch.bytes)
    case nil:
      let isObject = resolved.node(at: cursor).kind == .object
      isObject ? writer.beginObject() : writer.beginArray()
      for child in resolved.children(of: cursor) {
        if isObject {
          let name = resolved.node(at: child).name
          writer.key(resolved.set.names[name])
          let place = CompositeShape.member(resolved.set.names.text(name), of: type)
          write(child, type: place ?? nil, into: &writer)
        } else {
          write(child, type: CompositeShape.element(of: type), into: &writer)
        }
      }
      isObject ? writer.endObject() : writer.endArray()
    }
  }

  /// Appends a value that is one text or literal.
  ///
  /// - Returns: nil where it is an array or object, and then nothing is written.
  func writeScalar(
    _ start: ValueCursor, _ type: TokenType?, into output: inout OutputBuffer
  ) -> Scalar? {
    let cursor = resolved.follow(start)
    let file = resolved.set.file(of: cursor.value).index
    let node = resolved.set.trees[file].nodes[Int(cursor.node)]
    switch node.kind {
    case .number, .true, .false, .null:
      output.write(resolved.set.trees[file].bytes[node.range.bounds])
      return .literal
    case .string:
      writeText(resolved.textSlice(at: cursor), type, into: &output)
      return .string
    case .object where !resolved.isRaw:
      return writeObject(cursor, type, into: &output) ? .string : nil
    case .object, .array:
      return nil
    }
  }

  private func writeText(
    _ text: ArraySlice<UInt8>, _ type: TokenType?, into output: inout OutputBuffer
  ) {
    guard !resolved.isRaw else {
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
    default: break
    }
    output.write(text)
  }

  /// Writes the colours, dimensions and durations that are spelled as objects.
  private func writeObject(
    _ cursor: ValueCursor, _ type: TokenType?, into output: inout OutputBuffer
  ) -> Bool {
    switch type {
    case .color?:
      guard case .color(let color) = ColorObject.read(cursor, resolved) else { return false }
      color.write(into: &output)
      return true
    case .dimension?, .duration?:
      guard let object = QuantityObject(cursor, resolved), object.isRead(as: type) else {
        return false
      }
      output.write(object.number)
      output.write(object.unit)
      return true
    default: return false
    }
  }
}
