import TokencDiagnostics
import TokencText
import TokencColor
import TokencCore
import TokencJSON

/// Reads the modifier of a color, following references in it.
struct ColorModifierReader {
  /// Why a modifier cannot be applied.
  struct Refusal: Error {
    let message: String
    var help: String?
  }

  private let resolved: ResolvedTokens
  private var members: [String: ValueCursor] = [:]
  /// Whether the members are in the token's own extensions rather than in another token's value.
  private var isOwn = true

  /// Reads the modifier at `node` in the file of a value.
  static func read(
    _ node: UInt32, of id: ValueID, in mode: ModeID, _ resolved: ResolvedTokens
  ) throws(Refusal) -> ColorModifier {
    let reader = try ColorModifierReader(
      ValueCursor(value: id, node: node, mode: mode), resolved)
    return try reader.modifier()
  }

  private init(_ root: ValueCursor, _ resolved: ResolvedTokens) throws(Refusal) {
    self.resolved = resolved
    var cursor = root
    if resolved.node(at: root).kind == .string {
      guard let target = resolved.modifierEnd(of: root) else {
        throw Refusal(message: "it is text without a reference")
      }
      cursor = target
      isOwn = false
    }
    guard resolved.node(at: cursor).kind == .object else {
      throw Refusal(message: "it is not an object")
    }
    for child in resolved.children(of: cursor) { members[resolved.name(at: child)] = child }
  }

  private func modifier() throws(Refusal) -> ColorModifier {
    let kindName = text("type") ?? ""
    let kind = ColorModifier.Kind(rawValue: kindName)
    if kind == nil, !kindName.isEmpty {
      throw .unknown("type", kindName, ColorModifier.Kind.allCases.map(\.rawValue))
    }
    let spaceName = text("space") ?? ""
    guard let space = ColorModifier.spaces[spaceName] else {
      throw .unknown("space", spaceName, ["srgb", "p3", "hsl", "lch"])
    }
    return ColorModifier(
      kind: kind, amount: try amount(isNeeded: kind != nil), space: space,
      other: kind == .mix ? try other() : nil, format: try format())
  }

  private func amount(isNeeded: Bool) throws(Refusal) -> Double {
    guard isNeeded else { return 0 }
    let text = Array((text("value") ?? "").utf8)
    if let number = Maths.fraction(text[...]) { return number }
    throw Refusal(message: "its value '\(String(decoding: text, as: UTF8.self))' is not a number")
  }

  private func other() throws(Refusal) -> Color {
    guard let member = members["color"] else {
      throw Refusal(message: "a mix needs a 'color'")
    }
    if let color = resolved.color(at: isOwn ? resolved.modifierEnd(of: member) ?? member : member) {
      return color
    }
    let text = text("color") ?? ""
    guard case .color(let color) = Color.read(Array(text.utf8)[...]) else {
      throw Refusal(message: "'\(text)' is not a color to mix with")
    }
    return color
  }

  private func format() throws(Refusal) -> ColorModifier.Format? {
    guard let name = text("format"), !name.isEmpty else { return nil }
    if name == "hex" { return .hex }
    guard let space = ColorModifier.spaces[name] else {
      throw .unknown("format", name, ["hex", "srgb", "p3", "hsl", "lch"])
    }
    return .space(space)
  }

  /// A member's text or number, references replaced.
  private func text(_ name: String) -> String? {
    guard let member = members[name] else { return nil }
    let bytes =
      isOwn ? resolved.modifierText(at: member) : resolved.plainText(at: resolved.follow(member))
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ColorModifierReader.Refusal {
  fileprivate static func unknown(_ what: String, _ name: String, _ known: [String]) -> Self {
    let nearest = EditDistance.nearest(to: name, among: known)
    return Self(
      message: "unknown \(what) '\(name)'",
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: name) }
        ?? "the known ones are \(known.joined(separator: ", "))")
  }
}

extension ResolvedTokens {
  /// The target of the reference that is the whole string of a modifier; nil if it is not one.
  func modifierEnd(of cursor: ValueCursor) -> ValueCursor? {
    guard let index = attachedReferences(at: cursor).first, reference(index).isWhole,
      let target = reference(index).target
    else { return nil }
    guard reference(index).steps.isEmpty else {
      return landings[index * layers.modes.count + cursor.mode.index]
    }
    return self.cursor(of: target, in: cursor.mode).map { follow($0) }
  }

  /// The text or number of a modifier's member.
  func modifierText(at cursor: ValueCursor) -> [UInt8]? {
    if let end = modifierEnd(of: cursor) { return plainText(at: end) }
    let references = attachedReferences(at: cursor)
    guard node(at: cursor).kind == .string, !references.isEmpty else {
      return plainText(at: cursor)
    }
    return composeText(
      tree(of: cursor).text(of: Int(cursor.node)), references, in: cursor.mode)
  }

  /// A string's text, or a number as written; nil for other values.
  func plainText(at cursor: ValueCursor) -> [UInt8]? {
    switch node(at: cursor).kind {
    case .string: text(at: cursor)
    case .number: tree(of: cursor).text(of: Int(cursor.node))
    default: nil
    }
  }

  /// The color given by a text or object.
  func color(at cursor: ValueCursor) -> Color? {
    let reading: ColorReading? =
      switch node(at: cursor).kind {
      case .string: Color.read(textSlice(at: cursor))
      case .object: ColorObject.read(cursor, self)
      default: nil
      }
    guard case .color(let color)? = reading else { return nil }
    return color
  }
}
