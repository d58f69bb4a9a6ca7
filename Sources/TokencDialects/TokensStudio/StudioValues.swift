import TokencDiagnostics
import TokencText
import TokencColor
import TokencCore
import TokencJSON

/// Transforms the values of Tokens Studio files as sd-transforms does: arithmetic is calculated,
/// lengths get units, weights and percentages become numbers, composites get the members of DTCG.
///
/// It runs on each value after everything that the value refers to.
struct StudioValues {
  private let token: TokenID
  private let id: ValueID
  private let mode: ModeID
  private var computed = ComputedValue()
  private var findings: [ValueFinding] = []

  /// Transforms a token's value in a mode; unchanged values are left alone.
  ///
  /// - Returns: the findings.
  @Sendable
  static func apply(
    to token: TokenID, _ id: ValueID, in mode: ModeID, _ resolved: inout ResolvedTokens
  ) -> [ValueFinding] {
    let kind = resolved.studioKind(of: token)
    var values = StudioValues(token: token, id: id, mode: mode)
    if !values.modify(kind, resolved) { values.transform(kind, &resolved) }
    if values.computed.isChanged {
      resolved.install(values.computed, of: id, token: token, in: mode)
    }
    resolved.retype(token, in: mode, kind)
    return values.findings
  }

  private init(token: TokenID, id: ValueID, mode: ModeID) {
    self.token = token
    self.id = id
    self.mode = mode
  }

  /// Applies the color modifier, if there is one.
  ///
  /// - Returns: whether there is a modified color.
  private mutating func modify(_ kind: StudioKind, _ resolved: ResolvedTokens) -> Bool {
    guard !resolved.set.attachments.isEmpty,
      let node = resolved.set.attachments[resolved.set.values[id.index].definition],
      kind == .color || resolved.tokenType(token) == .color
    else { return false }
    let root = ValueCursor(value: id, node: resolved.set.values[id.index].node, mode: mode)
    do throws(ColorModifierReader.Refusal) {
      let modifier = try ColorModifierReader.read(node, of: id, in: mode, resolved)
      guard let base = base(of: root, resolved) else {
        throw ColorModifierReader.Refusal(message: "the value is not a single color")
      }
      var output = OutputBuffer()
      modifier.apply(to: base).write(into: &output)
      computed.add(text: output.bytes, at: root, resolved)
      return true
    } catch {
      let at = ValueCursor(value: id, node: node, mode: mode)
      findings.append(.unmodified(at, error))
      return false
    }
  }

  /// The color before it is modified.
  private func base(of root: ValueCursor, _ resolved: ResolvedTokens) -> Color? {
    let end = resolved.follow(root)
    if resolved.node(at: end).kind == .string,
      let text = StudioColor.transformed(resolved.textSlice(at: end)),
      case .color(let color) = Color.read(text[...])
    {
      return color
    }
    return resolved.color(at: end)
  }

  private mutating func transform(_ kind: StudioKind, _ resolved: inout ResolvedTokens) {
    let root = ValueCursor(value: id, node: resolved.set.values[id.index].node, mode: mode)
    switch resolved.node(at: root).kind {
    case .object: addObject(root, kind, &resolved)
    case .array where kind == .shadow:
      let list = computed.open(root, resolved)
      for child in resolved.children(of: root) {
        if resolved.node(at: child).kind == .object {
          addObject(child, kind, &resolved)
        } else {
          computed.copy(child, resolved)
        }
      }
      computed.close(list)
    case .array, .null, .true, .false, .invalid: break
    case .string, .number: addLeaf(root, kind, nil, resolved)
    }
  }

  private mutating func addObject(
    _ cursor: ValueCursor, _ kind: StudioKind, _ resolved: inout ResolvedTokens
  ) {
    switch kind {
    case .typography, .shadow, .border, .composition: break
    default:
      computed.copy(cursor, resolved)
      return
    }
    let object = computed.open(cursor, resolved)
    let children = resolved.children(of: cursor)
    var slope: (text: String, at: ValueCursor)?
    for child in children {
      let written = resolved.name(at: child)
      let member = StudioMembers.member(written, of: kind)
      var name: NameID?
      if member.name != written {
        name = resolved.set.names.intern(member.name)
        computed.isChanged = true
      }
      if kind == .shadow, written == "type" {
        addShadowType(child, name, resolved)
      } else if let found = addLeaf(
        child, member.kind, name, resolved, isMember: true, takesSlope: kind == .typography)
      {
        slope = (found, child)
      }
    }
    if let slope, kind == .typography,
      !children.contains(where: { resolved.name(at: $0) == "fontStyle" })
    {
      let name = resolved.set.names.intern("fontStyle")
      computed.add(text: Array(slope.text.utf8), at: slope.at, name: name, resolved)
    }
    computed.close(object)
  }

  /// `innerShadow` is an inset shadow, any other is not.
  private mutating func addShadowType(
    _ cursor: ValueCursor, _ name: NameID?, _ resolved: ResolvedTokens
  ) {
    let end = resolved.follow(cursor)
    guard resolved.node(at: end).kind == .string else {
      return computed.copy(cursor, name: name, resolved)
    }
    let text = String(decoding: resolved.textSlice(at: end), as: UTF8.self)
    let isInset = text == "innerShadow" || text == "inset"
    computed.add(
      isInset ? .true : .false, literal: Array("\(isInset)".utf8), at: cursor, name: name, resolved)
  }

  /// The weight of a font with only a slope.
  private static let regularWeight = 400.0

  /// Adds a value that is not an array or object; unchanged values are copied.
  ///
  /// - Returns: the slope that a typography's weight specifies besides its number.
  @discardableResult
  private mutating func addLeaf(
    _ cursor: ValueCursor, _ kind: StudioKind, _ name: NameID?, _ resolved: ResolvedTokens,
    isMember: Bool = false, takesSlope: Bool = false
  ) -> String? {
    let end = resolved.follow(cursor)
    let leaf: StudioLeaf
    var digits: ArraySlice<UInt8> = []
    var text: ArraySlice<UInt8> = []
    switch resolved.node(at: end).kind {
    case .number:
      digits = resolved.tree(of: end).text(of: Int(end.node))[...]
      leaf = StudioLeaf.transform(number: digits, kind)
    case .string:
      text = resolved.textSlice(at: end)
      leaf = StudioLeaf.transform(text, kind)
    case .object, .array, .null, .true, .false, .invalid: leaf = .unchanged
    }
    switch leaf {
    case .unchanged:
      // A text with references inside is built here, so that the copy needs none of them.
      let references = resolved.references(at: cursor)
      if isMember, !references.isEmpty, resolved.wholeReference(at: cursor) == nil {
        computed.add(text: Array(text), at: cursor, name: name, resolved)
      } else {
        computed.copy(cursor, name: name, resolved)
      }
    case .infinite:
      findings.append(.infinite(cursor))
      computed.copy(cursor, name: name, resolved)
    case .number(let number):
      var output = OutputBuffer()
      output.write(number: number)
      computed.add(.number, literal: output.bytes, at: cursor, name: name, resolved)
    case .digits(let digits):
      computed.add(.number, literal: digits, at: cursor, name: name, resolved)
    case .text(let text): computed.add(text: text, at: cursor, name: name, resolved)
    case .truth(let truth):
      computed.add(
        truth ? .true : .false, literal: Array("\(truth)".utf8), at: cursor, name: name, resolved)
    case .list(let texts):
      let list = computed.open(cursor, kind: .array, name: name, resolved)
      for text in texts { computed.add(text: text, at: cursor, name: NameID.none, resolved) }
      computed.close(list)
    case .weight(let number, let slope):
      var output = OutputBuffer()
      guard takesSlope else {
        if let number {
          output.write(number: number)
          output.write(" ")
        }
        output.write(slope)
        computed.add(text: output.bytes, at: cursor, name: name, resolved)
        return nil
      }
      output.write(number: number ?? Self.regularWeight)
      computed.add(.number, literal: output.bytes, at: cursor, name: name, resolved)
      return slope
    }
    return nil
  }
}

extension ResolvedTokens {
  /// How Tokens Studio transforms a token's values, by the name of its declared type.
  func studioKind(of token: TokenID) -> StudioKind {
    for id in set.definitions(of: token) {
      let definition = set.definitions[id.index]
      if let node = definition.typeNode {
        let name = set.trees[definition.file.index].string(of: Int(node))
        return StudioType.named(name)?.kind ?? StudioKind(definition.type)
      }
    }
    let type = tokenType(token)
    switch types.origins[token.index] {
    case .guess: return .other
    case .group: return groupKind(of: token) ?? StudioKind(type)
    default: return StudioKind(type)
    }
  }

  /// How the nearest group with a type affects the values inside it.
  private func groupKind(of token: TokenID) -> StudioKind? {
    var path = set.tokens[token.index].path
    while path != .root {
      path = set.paths[path].parent
      if let place = set.groupTypes[path],
        let type = StudioType.named(set.trees[place.file.index].string(of: Int(place.node)))
      {
        return type.kind
      }
      if set.paths[path].type != nil { return nil }
    }
    return nil
  }

  /// A type guessed from the text of an expression does not apply to its result, and a line height
  /// may turn out to be a length.
  mutating func retype(_ token: TokenID, in mode: ModeID, _ kind: StudioKind) {
    guard let end = cursor(of: token, in: mode) else { return }
    switch node(at: end).kind {
    case .number where tokenType(token) == .string:
      guard [.guess, .target].contains(types.origins[token.index]) else { return }
      types[token] = .number
    case .string where kind == .lineHeight:
      guard let quantity = Quantity(textSlice(at: end)),
        Quantity.units(of: .dimension).contains(quantity.unit)
      else { return }
      types[token] = .dimension
    default: return
    }
  }
}

extension ValueFinding {
  /// The finding for arithmetic without a finite result.
  static func infinite(_ cursor: ValueCursor) -> ValueFinding {
    ValueFinding(at: cursor) { place in
      Diagnostic(
        .error, .invalidValue, "this expression has no finite result", at: place,
        help: "it divides by zero, or its result is not a number")
    }
  }

  /// The finding for a color modifier that cannot be applied.
  static func unmodified(
    _ cursor: ValueCursor, _ refusal: ColorModifierReader.Refusal
  ) -> ValueFinding {
    ValueFinding(at: cursor) { place in
      Diagnostic(
        .warning, .unsupportedValue,
        "this modifier is ignored: \(refusal.message)", at: place,
        help: refusal.help)
    }
  }
}
