import TokencText
import TokencColor
import TokencJSON

/// Reads values through cursors, following the references inside, and writes them in DTCG form.
struct LiteralReader {
  private let reader: TypedReader
  var resolved: ResolvedTokens { reader.resolved }

  init(_ resolved: ResolvedTokens) {
    reader = TypedReader(resolved: resolved)
  }

  /// Reads a whole value, or a part of a composite, of one of the types of DTCG.
  func read(_ start: ValueCursor, _ type: TokenType) throws(UnreadableValue) -> LiteralValue {
    let cursor = resolved.follow(start)
    switch type {
    case .color: return try color(cursor)
    case .dimension, .duration: return try quantity(cursor, type)
    case .number: return .literal(try digits(cursor))
    case .fontFamily: return try family(cursor)
    case .fontWeight: return try weight(cursor)
    case .cubicBezier: return try curve(cursor)
    case .strokeStyle: return try strokeStyle(cursor)
    case .shadow, .gradient: return try list(cursor, type)
    case .border, .transition, .typography: return try composite(cursor, type)
    case .string, .boolean, .unknown:
      throw reader.refusal(cursor, "value of a type that DTCG 2025.10 has")
    }
  }

  /// Reads a place where a reference to a token of that type is allowed.
  private func part(_ start: ValueCursor, _ type: TokenType) throws(UnreadableValue)
    -> LiteralValue
  {
    let value = try read(start, type)
    guard let reference = resolved.wholeReference(at: start), reference.steps.isEmpty,
      let target = reference.target
    else { return value }
    return alias(target, type, start.mode, value)
  }

  /// A value that can be expressed by naming a token, or the token at the end of its chain, if it
  /// has the required type.
  func alias(
    _ target: TokenID, _ type: TokenType, _ mode: ModeID, _ value: LiteralValue
  ) -> LiteralValue {
    var value = value
    let end = resolved.end(of: target, in: mode)
    if end != target, resolved.tokenType(end) == type { value = .alias(end, value) }
    guard resolved.tokenType(target) == type else { return value }
    return .alias(target, value)
  }
}

// The types of one part.
extension LiteralReader {
  private func color(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    let color = try reader.color(cursor)
    let range = Color.make(
      space: color.space, components: color.components, missing: color.missing,
      alpha: color.alpha, isStrict: true)
    guard case .success = range, !color.missing.contains(.alpha) else {
      throw reader.refusal(cursor, "color in the ranges of DTCG 2025.10")
    }
    let components = (0..<3).map { index in
      color.missing.contains(.component(index))
        ? LiteralValue.text("none") : .literal(Self.digits(of: color.components[index]))
    }
    var members: [(name: String, value: LiteralValue)] = [
      ("colorSpace", .text(color.space.rawValue)), ("components", .array(components)),
    ]
    if color.alpha != 1 { members.append(("alpha", .literal(Self.digits(of: color.alpha)))) }
    members.append(("hex", .text(hex(at: cursor) ?? color.fallbackHex)))
    return .object(members)
  }

  /// The color object's own `hex` fallback.
  private func hex(at cursor: ValueCursor) -> [UInt8]? {
    guard resolved.node(at: cursor).kind == .object,
      let member = resolved.children(of: cursor).last(where: { resolved.name(at: $0) == "hex" })
    else { return nil }
    let end = resolved.follow(member)
    guard resolved.node(at: end).kind == .string else { return nil }
    let text = resolved.text(at: end)
    return text.count == 7 ? text : nil
  }

  private func quantity(
    _ cursor: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> LiteralValue {
    let (digits, _, unit) = try reader.quantity(cursor, type)
    return Self.quantity(Self.number(digits), unit, type)
  }

  private static func quantity(
    _ digits: [UInt8], _ unit: String, _ type: TokenType
  ) -> LiteralValue {
    let unit = unit.isEmpty ? type == .dimension ? "px" : "ms" : unit
    return .object([("value", .literal(digits)), ("unit", .text(unit))])
  }

  /// The digits of a JSON number.
  private func digits(_ cursor: ValueCursor) throws(UnreadableValue) -> [UInt8] {
    let number = try reader.number(cursor)
    let end = resolved.follow(cursor)
    if resolved.node(at: end).kind == .string {
      guard let factor = Factor(resolved.textSlice(at: end)), !factor.isPercentage else {
        return Self.digits(of: number)
      }
      return Self.number(factor.digits)
    }
    return Self.number(resolved.tree(of: end).text(of: Int(end.node))[...])
  }

  private func text(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    let text = try reader.text(cursor, "text")
    // A literal brace cannot be expressed.
    guard !text.utf8.contains(UInt8(ascii: "{")) else {
      throw reader.refusal(resolved.follow(cursor), "text without braces")
    }
    return .text(text)
  }

  private func family(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    guard resolved.node(at: cursor).kind == .array else { return try text(cursor) }
    let names = try families(cursor)
    guard !names.isEmpty else { throw reader.refusal(cursor, "list of fonts") }
    return .array(names)
  }

  /// The names of a list, with nested lists flattened.
  private func families(_ start: ValueCursor) throws(UnreadableValue) -> [LiteralValue] {
    let cursor = resolved.follow(start)
    guard resolved.node(at: cursor).kind == .array else { return [try text(cursor)] }
    var names: [LiteralValue] = []
    for child in resolved.children(of: cursor) { names += try families(child) }
    return names
  }

  private func weight(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    let weight = try reader.weight(cursor)
    guard resolved.node(at: cursor).kind == .string else { return .literal(try digits(cursor)) }
    let word = String(decoding: ASCII.trimmed(resolved.textSlice(at: cursor)), as: UTF8.self)
    return FontWeights.keywords[word] != nil
      ? .text(word) : .literal(Self.digits(of: weight))
  }

  private func curve(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    let curve = try reader.curve(cursor)
    guard (0...1).contains(curve.x), (0...1).contains(curve.z) else {
      throw reader.refusal(cursor, "curve whose x are between 0 and 1")
    }
    if resolved.node(at: cursor).kind == .string {
      return .array((0..<4).map { .literal(Self.digits(of: curve[$0])) })
    }
    var numbers: [LiteralValue] = []
    for child in resolved.children(of: cursor) { numbers.append(.literal(try digits(child))) }
    return .array(numbers)
  }

  /// A number as JSON spells it, from digits as CSS does: `+.5` is `0.5`.
  private static func number(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    var digits = digits
    var number: [UInt8] = []
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if sign == UInt8(ascii: "-") { number.append(sign) }
      digits.removeFirst()
    }
    while digits.first == UInt8(ascii: "0"), let next = digits.dropFirst().first,
      ASCII.isDigit(next)
    {
      digits.removeFirst()
    }
    if digits.first == UInt8(ascii: ".") { number.append(UInt8(ascii: "0")) }
    return number + digits
  }

  private static func digits(of number: Double) -> [UInt8] {
    var output = OutputBuffer()
    output.write(number: number)
    return output.bytes
  }
}

// The types with several parts, which are kept in source order.
extension LiteralReader {
  private func strokeStyle(_ cursor: ValueCursor) throws(UnreadableValue) -> LiteralValue {
    switch try reader.strokeStyle(cursor) {
    case .keyword(let word): return .text(word)
    case .dashes(let lengths, _):
      guard !lengths.isEmpty else { throw reader.refusal(cursor, "stroke style with dashes") }
      return try composite(cursor, .strokeStyle)
    }
  }

  private func composite(
    _ cursor: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> LiteralValue {
    var values: [(name: String, value: LiteralValue)] = []
    for (name, child) in try reader.members(cursor, type) {
      let value =
        switch name {
        case "lineHeight" where type == .typography: try lineHeight(child, of: cursor)
        case "letterSpacing" where type == .typography: try letterSpacing(child, of: cursor)
        default: try member(name, child, CompositeShape.member(name, of: type) ?? nil)
        }
      // The last of duplicate keys counts.
      values.removeAll { $0.name == name }
      values.append((name, value))
    }
    for member in CompositeShape.members(of: type) ?? [] where member.isRequired {
      if values.contains(where: { $0.name == member.name }) { continue }
      guard let value = Self.omitted(member.name), let type = member.type else {
        throw reader.missing(member.name, cursor)
      }
      values.append((member.name, Self.quantity(value, "", type)))
    }
    return .object(values)
  }

  /// The line height of a text style, of which DTCG has multiples of the size only.
  private func lineHeight(
    _ cursor: ValueCursor, of style: ValueCursor
  ) throws(UnreadableValue) -> LiteralValue {
    guard case .length(let height)? = try reader.lineHeight(cursor) else {
      return try part(cursor, .number)
    }
    let size = try size(of: style)
    guard size.isRelative == height.isRelative, size.value > 0 else {
      throw reader.refusal(resolved.follow(cursor), "multiple of the size, whose unit is another")
    }
    return .literal(Self.digits(of: height.value / size.value))
  }

  /// The letter spacing of a text style, of which DTCG has lengths only.
  private func letterSpacing(
    _ cursor: ValueCursor, of style: ValueCursor
  ) throws(UnreadableValue) -> LiteralValue {
    let length: Length
    switch try reader.letterSpacing(cursor) {
    case .multiple(let factor):
      let size = try size(of: style)
      length = Length(factor * size.value, isRelative: size.isRelative)
    case .length(let number):
      // With the digits of its source, unless it lacks a unit.
      if let value = try? part(cursor, .dimension) { return value }
      length = number
    }
    return Self.quantity(
      Self.digits(of: length.value), length.isRelative ? "rem" : "px", .dimension)
  }

  private func size(of style: ValueCursor) throws(UnreadableValue) -> Length {
    let member = try reader.members(style, .typography).last { $0.name == "fontSize" }
    guard let member else { throw reader.missing("fontSize", style) }
    return try reader.length(member.cursor)
  }

  /// The default of a part that older files may omit.
  private static func omitted(_ name: String) -> [UInt8]? {
    name == "spread" || name == "delay" ? [UInt8(ascii: "0")] : nil
  }

  private func member(
    _ name: String, _ cursor: ValueCursor, _ type: TokenType?
  ) throws(UnreadableValue) -> LiteralValue {
    switch name {
    case "dashArray":
      var dashes: [LiteralValue] = []
      for child in resolved.children(of: resolved.follow(cursor)) {
        dashes.append(try part(child, .dimension))
      }
      return .array(dashes)
    case "position":
      let position = try reader.number(cursor)
      // A stop outside the range is clamped to its ends.
      if position < 0 || position > 1 { return .literal(Self.digits(of: position < 0 ? 0 : 1)) }
      return try part(cursor, .number)
    case "inset":
      return .literal(Array((try reader.boolean(cursor) ? "true" : "false").utf8))
    default:
      guard let type else { return try text(cursor) }
      return try part(cursor, type)
    }
  }

  /// A shadow or gradient: one object, or a list in which references to lists are flattened.
  private func list(
    _ cursor: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> LiteralValue {
    if type == .shadow, resolved.node(at: cursor).kind == .object {
      return try composite(cursor, type)
    }
    let elements = try elements(cursor, type)
    guard !elements.isEmpty else { throw reader.refusal(cursor, "list") }
    return .array(elements)
  }

  private func elements(
    _ start: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> [LiteralValue] {
    let cursor = resolved.follow(start)
    switch resolved.node(at: cursor).kind {
    case .array: break
    // A reference to a gradient always refers to a list, whatever it holds.
    case .object where type == .shadow: return [try part(start, type)]
    default: return [try composite(cursor, type)]
    }
    var elements: [LiteralValue] = []
    for child in resolved.children(of: cursor) { elements += try self.elements(child, type) }
    return elements
  }
}

extension Color {
  /// The nearest sRGB color as six hexadecimal digits, for programs that read nothing else.
  fileprivate var fallbackHex: [UInt8] {
    let mapped = gamutMapped(to: .srgb).components
    var text = [UInt8(ascii: "#")]
    for index in 0..<3 {
      let byte = UInt8((mapped[index] * 255).rounded())
      text.append(OutputBuffer.hexDigit(byte >> 4))
      text.append(OutputBuffer.hexDigit(byte & 15))
    }
    return text
  }
}
