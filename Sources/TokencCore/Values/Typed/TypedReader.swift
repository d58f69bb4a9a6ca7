import TokencText
import TokencColor
package import TokencDiagnostics
import TokencJSON

/// Why a value cannot be read as its type, and where.
package struct UnreadableValue: Error, Equatable, Sendable {
  /// The innermost part at fault.
  package let place: Diagnostic.Place
  /// That part as written.
  package let text: String
  /// The required kind: `dimension`.
  package let wanted: String

  /// The unit that may be meant, if only a unit is missing.
  package let missingUnit: String?

  /// Both in one phrase.
  package var reason: String { "'\(text)' is not a \(wanted)" }
}

extension ResolvedTokens {
  /// A token's value in a mode, read as its type; nil if it has none.
  ///
  /// Values kept as written because only other platforms understand them are refused.
  package func typedValue(
    of token: TokenID, in mode: ModeID
  ) throws(UnreadableValue) -> TypedValue? {
    try typedValue(of: token, in: mode, as: tokenType(token))
  }

  /// A token's value in a mode, read as a type that need not be the token's; nil if it has none.
  package func typedValue(
    of token: TokenID, in mode: ModeID, as type: TokenType?
  ) throws(UnreadableValue) -> TypedValue? {
    guard let cursor = cursor(of: token, in: mode) else { return nil }
    return try TypedReader(resolved: self).read(cursor, type)
  }

  /// Whether a token's type is a guess from a text with a unit.
  ///
  /// Such a value is not judged, and it stays text wherever it cannot be read as its type.
  package func isGuessedQuantity(_ token: TokenID) -> Bool {
    guard types.doubts[token.index].contains(.guessed) else { return false }
    let type = tokenType(token)
    return type == .dimension || type == .duration
  }

  /// Where a token's value in a mode is written, at the end of its chain.
  package func valuePlace(of token: TokenID, in mode: ModeID) -> Diagnostic.Place? {
    cursor(of: token, in: mode).map { place(of: $0) }
  }
}

/// Reads values through cursors, following the references inside.
struct TypedReader {
  let resolved: ResolvedTokens

  /// Reads a whole value.
  func read(_ start: ValueCursor, _ type: TokenType?) throws(UnreadableValue) -> TypedValue {
    let cursor = resolved.follow(start)
    switch type {
    case .color?: return .color(try color(cursor))
    case .dimension?: return .dimension(try length(cursor))
    case .duration?: return .duration(try seconds(cursor))
    case .number?: return .number(try number(cursor))
    case .boolean?: return .boolean(try boolean(cursor))
    case .fontFamily?: return .fontFamily(try families(cursor))
    case .fontWeight?: return .fontWeight(try weight(cursor))
    case .cubicBezier?: return .cubicBezier(try curve(cursor))
    case .strokeStyle?: return .strokeStyle(try strokeStyle(cursor))
    case .border?: return .border(try border(cursor))
    case .transition?: return .transition(try transition(cursor))
    case .shadow?: return .shadow(try list(cursor, shadow))
    case .gradient?: return .gradient(try list(cursor, stop))
    case .typography?: return .typography(try typography(cursor))
    case .string?: return .text(ExactText(try text(cursor, "text")))
    case .unknown?, nil: return try untyped(cursor)
    }
  }

  /// A value of unknown type, as what it is in JSON.
  private func untyped(_ cursor: ValueCursor) throws(UnreadableValue) -> TypedValue {
    switch resolved.node(at: cursor).kind {
    case .string: return .text(ExactText(try text(cursor, "text")))
    case .number: return .number(try number(cursor))
    case .true, .false: return .boolean(try boolean(cursor))
    default: throw refusal(cursor, "value without a known type")
    }
  }

  func text(_ start: ValueCursor, _ wanted: String) throws(UnreadableValue) -> String {
    let cursor = resolved.follow(start)
    guard resolved.node(at: cursor).kind == .string else { throw refusal(cursor, wanted) }
    return String(decoding: resolved.textSlice(at: cursor), as: UTF8.self)
  }

  func number(_ start: ValueCursor) throws(UnreadableValue) -> Double {
    let cursor = resolved.follow(start)
    let node = resolved.node(at: cursor)
    let number: Double? =
      switch node.kind {
      case .number: finite(resolved.tree(of: cursor).bytes[node.range.bounds])
      case .string: Factor(resolved.textSlice(at: cursor))?.value
      default: nil
      }
    guard let number else { throw refusal(cursor, "number") }
    return number
  }

  func boolean(_ start: ValueCursor) throws(UnreadableValue) -> Bool {
    let cursor = resolved.follow(start)
    switch resolved.node(at: cursor).kind {
    case .true: return true
    case .false: return false
    default: throw refusal(cursor, "boolean")
    }
  }

  func color(_ start: ValueCursor) throws(UnreadableValue) -> Color {
    let cursor = resolved.follow(start)
    let reading: ColorReading? =
      switch resolved.node(at: cursor).kind {
      case .string: Color.read(resolved.textSlice(at: cursor))
      case .object: ColorObject.read(cursor, resolved)
      default: nil
      }
    guard case .color(let color)? = reading else { throw refusal(cursor, "color") }
    return color
  }

  func length(_ start: ValueCursor) throws(UnreadableValue) -> Length {
    let quantity = try quantity(start, .dimension)
    return Length(quantity.value, isRelative: quantity.unit == "rem")
  }

  func seconds(_ start: ValueCursor) throws(UnreadableValue) -> Double {
    let quantity = try quantity(start, .duration)
    return quantity.unit == "ms" ? quantity.value / 1000 : quantity.value
  }

  /// A dimension or duration: its digits as written, their value, and the unit, which is empty for
  /// a plain zero.
  func quantity(
    _ start: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> (digits: ArraySlice<UInt8>, value: Double, unit: String) {
    let cursor = resolved.follow(start)
    let wanted = type == .dimension ? "dimension" : "duration"
    switch resolved.node(at: cursor).kind {
    case .string:
      let text = resolved.textSlice(at: cursor)
      guard let quantity = Quantity(text), let value = finite(text[quantity.number]) else {
        throw refusal(cursor, wanted)
      }
      let unit = quantity.unit.isEmpty ? bareUnit(of: type) : quantity.unit
      guard Quantity.units(of: type).contains(unit) || unit.isEmpty && value == 0 else {
        throw quantity.unit.isEmpty ? noUnit(cursor, type, wanted) : refusal(cursor, wanted)
      }
      return (text[quantity.number], value, unit)
    case .object:
      guard let object = QuantityObject(cursor, resolved), object.isRead(as: type),
        let value = finite(object.number)
      else { throw refusal(cursor, wanted) }
      return (object.number, value, object.unit)
    case .number:
      let value = try number(cursor)
      let unit = bareUnit(of: type)
      // Zero needs no unit.
      guard !unit.isEmpty || value == 0 else { throw noUnit(cursor, type, wanted) }
      let digits = resolved.tree(of: cursor).text(of: Int(cursor.node))[...]
      return (unit.isEmpty ? [UInt8(ascii: "0")] : digits, value, unit)
    default: throw refusal(cursor, wanted)
    }
  }

  private func noUnit(
    _ cursor: ValueCursor, _ type: TokenType, _ wanted: String
  ) -> UnreadableValue {
    refusal(cursor, "\(wanted) with a unit", missingUnit: Quantity.units(of: type).first)
  }

  /// The unit of numbers that are written without one; empty if they have none.
  private func bareUnit(of type: TokenType) -> String {
    resolved.unitless.last { Quantity.units(of: type).contains($0) } ?? ""
  }

  /// The number that digits spell; nil if it is not finite.
  func finite(_ digits: ArraySlice<UInt8>) -> Double? {
    let digits = digits.first == UInt8(ascii: "+") ? digits.dropFirst() : digits
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The error for a part, with its place.
  func refusal(
    _ cursor: ValueCursor, _ wanted: String, missingUnit: String? = nil
  ) -> UnreadableValue {
    var output = OutputBuffer()
    _ = resolved.writePlain(cursor, type: nil, into: &output)
    return UnreadableValue(
      place: resolved.place(of: cursor), text: output.text,
      wanted: wanted, missingUnit: missingUnit)
  }
}
