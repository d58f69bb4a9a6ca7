import TokencDiagnostics
import TokencText
package import TokencColor
import TokencJSON

/// A color as an object: `{colorSpace, components, alpha, hex}` of DTCG, `channels` of its draft,
/// and `{r, g, b, a}` and `{h, s, l, a}` of older tools.
package struct ColorObject {
  private let resolved: ResolvedTokens
  private let cursor: ValueCursor
  private let isExact: Bool
  private(set) var faults: [Fault] = []
  /// What is accepted although DTCG does not allow it.
  private(set) var remarks: [Fault] = []
  private var members: [String: ValueCursor] = [:]

  /// The color, for printing; foreign if it cannot be read as one.
  package static func read(_ cursor: ValueCursor, _ resolved: ResolvedTokens) -> ColorReading {
    var object = ColorObject(cursor, resolved, isExact: false)
    return object.read().map { .color($0) } ?? .foreign
  }

  init(_ cursor: ValueCursor, _ resolved: ResolvedTokens, isExact: Bool) {
    self.cursor = cursor
    self.resolved = resolved
    self.isExact = isExact
    for child in resolved.children(of: cursor) {
      members[resolved.name(at: child)] = child
    }
  }

  /// The color; nil with at least one fault if it is invalid.
  mutating func read() -> Color? {
    if members["colorSpace"] != nil { return readSpace() }
    guard !isExact else {
      return fail("a color needs 'colorSpace' and 'components'", at: cursor)
    }
    if let letters = Self.letters(of: members) { return readLetters(letters) }
    for name in ["color", "components"] {
      guard let base = members[name], kind(base) != .array,
        Set(members.keys).isSubset(of: [name, "alpha", "description"])
      else { continue }
      return readOwnAlpha(over: base, name)
    }
    return fail(
      "an object is not a color unless it has 'colorSpace' and 'components'", at: cursor)
  }

  /// The color of `{"color": COLOR, "alpha": 0.5}`, or of `components` in its place, as Figma
  /// exports it: the alpha replaces the color's own.
  private mutating func readOwnAlpha(over base: ValueCursor, _ name: String) -> Color? {
    let end = resolved.follow(base)
    let reading: ColorReading? =
      switch resolved.node(at: end).kind {
      case .string: Color.read(resolved.textSlice(at: end))
      // Values nest to a limited depth.
      case .object: ColorObject.read(end, resolved)
      default: nil
      }
    guard case .color(let color)? = reading else {
      faults.append(
        .wrong(
          .invalidColor, "'\(name)' is not a color", at: base,
          help: "a color with an alpha of its own is written '{ \"colorSpace\": \"srgb\", "
            + "\"components\": { \"$ref\": \"#/name/$value/components\" }, \"alpha\": 0.5 }'"))
      return nil
    }
    if name == "components" || resolved.isInDollarFile(cursor) {
      remarks.append(.lenient(.ownAlpha, at: base))
    }
    guard let member = members["alpha"] else { return color }
    guard let alpha = finiteNumber(member) ?? factor(member) else {
      return fail("'alpha' must be a number", at: member)
    }
    guard ColorComponent.alpha.contains(alpha) else {
      report(.alpha, alpha, scale: 1, at: member)
      return nil
    }
    return faults.isEmpty ? color.withAlpha(alpha) : nil
  }

  /// A number or percentage as text.
  private func factor(_ cursor: ValueCursor) -> Double? {
    let end = resolved.follow(cursor)
    guard resolved.node(at: end).kind == .string else { return nil }
    return Factor(resolved.textSlice(at: end))?.value
  }

  private static func letters(of members: [String: ValueCursor]) -> [String]? {
    [["r", "g", "b"], ["h", "s", "l"]].first { letters in
      letters.allSatisfy { members[$0] != nil }
        && members.keys.allSatisfy { letters.contains($0) || $0 == "a" }
    }
  }

  private mutating func readSpace() -> Color? {
    guard let space = readSpaceName() else { return nil }
    checkReferences()
    checkHex()
    let name = isExact || members["components"] != nil ? "components" : "channels"
    guard let list = members[name], kind(list) == .array else {
      return fail("a color needs 'components', an array of three numbers", at: cursor)
    }
    if name == "channels" { remarks.append(.lenient(.channels, at: list)) }
    let known = ["colorSpace", name, "alpha", "hex"]
    for child in resolved.children(of: cursor) where !known.contains(resolved.name(at: child)) {
      if !isExact, resolved.name(at: child) == "description" {
        remarks.append(.lenient(.description, at: child))
        continue
      }
      _ = fail("a color has no member '\(resolved.name(at: child))'", at: child)
    }
    let items = resolved.children(of: resolved.follow(list))
    guard items.count == 3 else {
      return fail("a color has three components, found \(items.count)", at: list)
    }
    return make(space, items, scale: [1, 1, 1])
  }

  private mutating func readSpaceName() -> ColorSpace? {
    guard let member = members["colorSpace"], kind(member) == .string else {
      _ = fail("'colorSpace' must be text", at: members["colorSpace"] ?? cursor)
      return nil
    }
    let name = String(decoding: resolved.text(at: resolved.follow(member)), as: UTF8.self)
    if let space = ColorSpace(rawValue: name) { return space }
    let nearest = EditDistance.nearest(to: name, among: ColorSpace.allCases.map(\.rawValue))
    faults.append(
      .wrong(
        .invalidColor, "no color space '\(name)'", at: member,
        help: nearest.map { Suggestion.didYouMean($0, insteadOf: name) }
          ?? "the spaces are \(ColorSpace.allCases.map(\.rawValue).joined(separator: ", "))",
        meant: nearest))
    return nil
  }

  /// Reports references in braces, which DTCG does not allow inside a color.
  private mutating func checkReferences() {
    guard isExact || resolved.isInDollarFile(cursor) else { return }
    var parts = members.values.sorted { $0.node < $1.node }
    if let list = members["components"] { parts += resolved.children(of: list) }
    for part in parts where resolved.node(at: part).kind == .string {
      guard resolved.wholeReference(at: part) != nil else { continue }
      guard isExact else {
        remarks.append(.lenient(.bracesInside, at: part))
        continue
      }
      faults.append(
        .wrong(.malformedReference, "only a '$ref' can refer to something here", at: part))
    }
  }

  private mutating func checkHex() {
    guard let hex = members["hex"] else { return }
    let text = kind(hex) == .string ? resolved.text(at: resolved.follow(hex)) : []
    // Exporters also write what CSS allows; DTCG allows only six digits.
    let counts = isExact ? [7] : [4, 5, 7, 9]
    let isHex =
      counts.contains(text.count) && text[0] == UInt8(ascii: "#")
      && text.dropFirst().allSatisfy { ASCII.hexDigit($0) != nil }
    if isHex, text.count != 7 { remarks.append(.lenient(.hexDigits, at: hex)) }
    let wanted = isExact ? "six" : "3, 4, 6 or 8"
    if !isHex { _ = fail("'hex' must be '#' and \(wanted) hexadecimal digits", at: hex) }
  }

  private mutating func readLetters(_ letters: [String]) -> Color? {
    let items = letters.compactMap { members[$0] }
    guard letters == ["r", "g", "b"] else { return make(.hsl, items, scale: [1, 1, 1]) }
    return make(.srgb, items, scale: [255, 255, 255])
  }

  /// The color of three components, each divided by its scale.
  private mutating func make(
    _ space: ColorSpace, _ items: [ValueCursor], scale: SIMD3<Double>
  ) -> Color? {
    var components = SIMD3<Double>(repeating: 0)
    var missing: Color.Missing = []
    let before = faults.count
    for (index, item) in items.enumerated() {
      if isNone(item), scale[index] == 1 {
        missing.insert(.component(index))
      } else if let number = finiteNumber(item) {
        components[index] = number / scale[index]
      } else {
        _ = fail("a color component must be a number", at: item)
      }
    }
    var alpha = 1.0
    let alphaMember = members["alpha"] ?? members["a"]
    if let alphaMember {
      if let number = finiteNumber(alphaMember) {
        alpha = number
      } else {
        _ = fail("'alpha' must be a number", at: alphaMember)
      }
    }
    guard faults.count == before else { return nil }
    checkRanges(space, components, missing, items, scale)
    if let alphaMember, !ColorComponent.alpha.contains(alpha) {
      report(.alpha, alpha, scale: 1, at: alphaMember)
    }
    guard faults.count == before else { return nil }
    let made = Color.make(
      space: space, components: components, missing: missing, alpha: alpha, isStrict: isExact)
    guard case .success(let color) = made else { return nil }
    return faults.isEmpty ? color : nil
  }

  /// Reports every number that is out of range, not only the first.
  private mutating func checkRanges(
    _ space: ColorSpace, _ components: SIMD3<Double>, _ missing: Color.Missing,
    _ items: [ValueCursor], _ scale: SIMD3<Double>
  ) {
    let rules = isExact ? space.components : space.lenientComponents
    for index in 0..<3 where !missing.contains(.component(index)) {
      guard !rules[index].contains(components[index]) else {
        if !space.components[index].contains(components[index]) {
          remarks.append(.lenient(.wideXYZ, at: items[index]))
        }
        continue
      }
      report(rules[index], components[index], scale: scale[index], at: items[index])
    }
  }

  /// Reports a number that is out of range as written; it is `scale` times the component.
  private mutating func report(
    _ component: ColorComponent, _ value: Double, scale: Double, at cursor: ValueCursor
  ) {
    var written = OutputBuffer()
    written.write(number: number(cursor) ?? value)
    let fault = ColorFault.outOfRange(
      component: component.name, value: written.text,
      allowed: component.allowed(insteadOf: value, scale: scale))
    faults.append(.wrong(.numberOutOfRange, fault.message, at: cursor, help: fault.help))
  }

  /// The kind of a part or of its target; faults stay at the part itself.
  private func kind(_ cursor: ValueCursor) -> JSONTree.Kind {
    resolved.node(at: resolved.follow(cursor)).kind
  }

  private func number(_ cursor: ValueCursor) -> Double? {
    resolved.number(at: resolved.follow(cursor))
  }

  /// The number at a cursor; reports one that is too large, and stands for it with zero.
  private mutating func finiteNumber(_ cursor: ValueCursor) -> Double? {
    guard let number = number(cursor), !number.isFinite else { return number(cursor) }
    let end = resolved.follow(cursor)
    faults.append(.tooLarge(resolved.tree(of: end).text(of: Int(end.node))[...], at: cursor))
    return 0
  }

  private func isNone(_ cursor: ValueCursor) -> Bool {
    kind(cursor) == .string
      && resolved.text(at: resolved.follow(cursor)).elementsEqual("none".utf8)
  }

  private mutating func fail(_ message: String, at cursor: ValueCursor) -> Color? {
    faults.append(.wrong(.invalidColor, message, at: cursor))
    return nil
  }
}

extension ResolvedTokens {
  /// The number at a cursor, if it is a JSON number.
  func number(at cursor: ValueCursor) -> Double? {
    let node = node(at: cursor)
    guard node.kind == .number else { return nil }
    return Double(tree(of: cursor).string(of: Int(cursor.node)))
  }
}
