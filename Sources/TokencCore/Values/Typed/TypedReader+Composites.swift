import TokencText
import TokencJSON

// Values with several parts. An unknown part causes the whole value to be refused, because omitting
// it would change how the token looks.
extension TypedReader {
  func families(_ cursor: ValueCursor) throws(UnreadableValue) -> [ExactText] {
    let cursor = resolved.follow(cursor)
    guard resolved.node(at: cursor).kind == .array else {
      let text = try text(cursor, "font family")
      // DTCG requires a list for several fonts, others write them as in CSS; no font name contains
      // a comma.
      guard text.contains(","), let names = FontFamilies.names(in: resolved.textSlice(at: cursor))
      else { return [ExactText(text)] }
      return names.map { ExactText(String(decoding: $0, as: UTF8.self)) }
    }
    var names: [ExactText] = []
    for child in resolved.children(of: cursor) { names += try families(child) }
    return names
  }

  func weight(_ cursor: ValueCursor) throws(UnreadableValue) -> Double {
    let cursor = resolved.follow(cursor)
    guard resolved.node(at: cursor).kind == .string else {
      let number = try number(cursor)
      guard FontWeights.range.contains(number) else { throw refusal(cursor, "font weight") }
      return number
    }
    if let weight = FontWeights.number(of: try text(cursor, "font weight")) { return weight }
    guard let factor = Factor(resolved.textSlice(at: cursor)), !factor.isPercentage,
      let number = factor.value, FontWeights.range.contains(number)
    else { throw refusal(cursor, "font weight") }
    return number
  }

  func curve(_ cursor: ValueCursor) throws(UnreadableValue) -> SIMD4<Double> {
    let cursor = resolved.follow(cursor)
    if resolved.node(at: cursor).kind == .string,
      let curve = EasingText.curve(resolved.textSlice(at: cursor))
    {
      return curve
    }
    let children = resolved.children(of: cursor)
    guard resolved.node(at: cursor).kind == .array, children.count == 4 else {
      throw refusal(cursor, "cubic Bézier curve")
    }
    var curve = SIMD4<Double>()
    for (index, child) in children.enumerated() {
      let end = resolved.follow(child)
      // Text is none of the numbers of a list.
      guard resolved.node(at: end).kind == .number else { throw refusal(end, "number") }
      curve[index] = try number(end)
    }
    return curve
  }

  func strokeStyle(_ cursor: ValueCursor) throws(UnreadableValue) -> StrokeStyle {
    let cursor = resolved.follow(cursor)
    if resolved.node(at: cursor).kind == .string {
      let word = try text(cursor, "stroke style")
      guard StrokeStyle.keywords.contains(word) else { throw refusal(cursor, "stroke style") }
      return .keyword(word)
    }
    let parts = try parts(cursor, .strokeStyle)
    let dashes = try part("dashArray", parts, cursor)
    var lengths: [Length] = []
    for child in resolved.children(of: resolved.follow(dashes)) {
      lengths.append(try length(child))
    }
    let cap = try part("lineCap", parts, cursor)
    let word = try text(cap, "line cap")
    guard StrokeStyle.caps.contains(word) else { throw refusal(cap, "line cap") }
    return .dashes(lengths, cap: word)
  }

  func border(_ cursor: ValueCursor) throws(UnreadableValue) -> Border {
    let parts = try parts(cursor, .border)
    return Border(
      color: try color(try part("color", parts, cursor)),
      width: try length(try part("width", parts, cursor)),
      style: try strokeStyle(try part("style", parts, cursor)))
  }

  func transition(_ cursor: ValueCursor) throws(UnreadableValue) -> Transition {
    let parts = try parts(cursor, .transition)
    return Transition(
      duration: try seconds(try part("duration", parts, cursor)),
      delay: try parts["delay"].map(seconds) ?? 0,
      curve: try curve(try part("timingFunction", parts, cursor)))
  }

  func shadow(_ cursor: ValueCursor) throws(UnreadableValue) -> Shadow {
    let parts = try parts(cursor, .shadow)
    return Shadow(
      color: try color(try part("color", parts, cursor)),
      offsetX: try length(try part("offsetX", parts, cursor)),
      offsetY: try length(try part("offsetY", parts, cursor)),
      blur: try length(try part("blur", parts, cursor)),
      spread: try parts["spread"].map(length) ?? Length(0),
      isInset: try parts["inset"].map(boolean) ?? false)
  }

  func stop(_ cursor: ValueCursor) throws(UnreadableValue) -> GradientStop {
    let parts = try parts(cursor, .gradient)
    let position = try number(try part("position", parts, cursor))
    return GradientStop(
      color: try color(try part("color", parts, cursor)), position: min(max(position, 0), 1))
  }

  /// One element, or a list of elements and of references to further lists.
  func list<Element>(
    _ start: ValueCursor, _ element: (ValueCursor) throws(UnreadableValue) -> Element
  ) throws(UnreadableValue) -> [Element] {
    let cursor = resolved.follow(start)
    guard resolved.node(at: cursor).kind == .array else { return [try element(cursor)] }
    var elements: [Element] = []
    for child in resolved.children(of: cursor) { elements += try list(child, element) }
    guard !elements.isEmpty else { throw refusal(cursor, "list") }
    return elements
  }

  /// The members of an object that the type has, by name.
  private func parts(
    _ start: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> [String: ValueCursor] {
    var parts: [String: ValueCursor] = [:]
    for (name, cursor) in try members(start, type) { parts[name] = cursor }
    return parts
  }

  /// The members of an object that the type has, in source order.
  func members(
    _ start: ValueCursor, _ type: TokenType
  ) throws(UnreadableValue) -> [(name: String, cursor: ValueCursor)] {
    try members(start, of: type) { CompositeShape.member($0, of: type) != nil }
  }

  /// The members of an object for which `isMember` holds, in source order.
  func members(
    _ start: ValueCursor, of type: TokenType, isMember: (String) -> Bool
  ) throws(UnreadableValue) -> [(name: String, cursor: ValueCursor)] {
    let cursor = resolved.follow(start)
    let noun = type.name(in: resolved.set.names)
    guard resolved.node(at: cursor).kind == .object else { throw refusal(cursor, noun) }
    var members: [(name: String, cursor: ValueCursor)] = []
    for child in resolved.children(of: cursor) {
      let name = resolved.name(at: child)
      guard isMember(name) else { throw refusal(child, "part of a \(noun)") }
      members.append((name, child))
    }
    return members
  }

  private func part(
    _ name: String, _ parts: [String: ValueCursor], _ whole: ValueCursor
  ) throws(UnreadableValue) -> ValueCursor {
    guard let part = parts[name] else { throw missing(name, whole) }
    return part
  }

  /// The error for a missing part of a value.
  func missing(_ name: String, _ whole: ValueCursor) -> UnreadableValue {
    refusal(resolved.follow(whole), "value with the part '\(name)'")
  }
}
