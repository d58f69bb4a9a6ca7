import TokencDiagnostics
import TokencText
import TokencJSON

extension ValueJudge {
  private static let strokeStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
  private static let lineCaps = ["round", "butt", "square"]

  mutating func judgeStroke(_ cursor: ValueCursor) {
    guard kind(cursor) == .string else {
      judgeComposite(cursor, .strokeStyle)
      return
    }
    let text = resolved.text(at: cursor)
    let word = word(text)
    guard !Self.strokeStyles.contains(word) else { return }
    if ["none", "hidden"].contains(word), !isExact {
      foreign(text, "stroke style of DTCG", at: cursor)
      return
    }
    let nearest = EditDistance.nearest(to: word, among: Self.strokeStyles)
    wrong(
      .invalidValue, "'\(word)' is not a stroke style", at: cursor,
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: word) }
        ?? "the styles are \(Self.strokeStyles.joined(separator: ", "))", meant: nearest)
  }

  /// A shadow or gradient: one object or a list of them.
  mutating func judgeList(_ cursor: ValueCursor, _ type: TokenType) {
    guard kind(cursor) == .array else {
      if type == .gradient, kind(cursor) == .object {
        wrong(.invalidValue, "a gradient is a list of stops, found an object", at: cursor)
      } else {
        judgeComposite(cursor, type)
      }
      return
    }
    let parts = resolved.children(of: cursor)
    if parts.isEmpty {
      wrong(.invalidValue, "a \(name(type)) must not be an empty list", at: cursor)
    }
    for part in parts {
      if let reference = resolved.wholeReference(at: part) {
        judgeElement(part, reference, type)
      } else if kind(part) == .object {
        judgeComposite(part, type)
      } else {
        wrong(
          .invalidValue,
          "expected an object in a list of \(name(type))s, found "
            + kind(part).noun, at: part)
      }
    }
  }

  /// Checks a reference to a shadow or gradient inside a list; lists do not flatten (Format module,
  /// section 7), but the module's own example refers to a gradient with one stop.
  private mutating func judgeElement(
    _ part: ValueCursor, _ reference: Reference, _ type: TokenType
  ) {
    let end = resolved.follow(part)
    if !reference.steps.isEmpty, kind(end) == .object {
      var inner = ValueJudge(resolved, isExact: isExact)
      inner.judgeComposite(end, type)
      guard inner.faults.contains(where: \.isWrong) else { return }
      add(
        Fault(
          kind: .mismatch(reference, wanted: type, reads: false), message: "", cursor: part,
          help: nil))
      return
    }
    judgePart(part, type)
    guard kind(end) == .array, type == .shadow || resolved.children(of: end).count > 1 else {
      return
    }
    if isExact, type == .shadow {
      wrong(
        .typeMismatch, "a list of shadows cannot be inside a list of shadows", at: part,
        help: "refer to one of them: { \"$ref\": \"#/name/$value/0\" }")
    } else {
      add(.lenient(.listInList, at: part))
    }
  }

  /// An object with a member for each part.
  mutating func judgeComposite(_ cursor: ValueCursor, _ type: TokenType) {
    switch kind(cursor) {
    case .object: break
    case .string where !isExact:
      foreign(resolved.text(at: cursor), "\(name(type)) with parts", at: cursor)
      return
    default:
      wrong(
        .invalidValue, "expected a \(name(type)) as an object, found \(kind(cursor).noun)",
        at: cursor)
      return
    }
    guard let members = CompositeShape.members(of: type) else { return }
    let parts = resolved.children(of: cursor)
    let names = parts.map { resolved.name(at: $0) }
    for (part, partName) in zip(parts, names) {
      guard let member = members.first(where: { $0.name == partName }) else {
        // A dialect with its own value transform allows them.
        if type == .typography, CompositeShape.furtherTypography.contains(partName),
          resolved.set.owners[resolved.file(of: part.value).index] != nil
        {
          continue
        }
        let further = "\(name(type)).\(partName)"
        add(
          .foreign(
            further, "'\(partName)' is not a member of a DTCG \(name(type)); kept as written",
            at: part))
        continue
      }
      judgeMember(part, member)
    }
    for member in members where member.isRequired && !names.contains(member.name) {
      add(
        .foreign(
          "\(name(type))-\(member.name)", "this \(name(type)) has no '\(member.name)'",
          at: cursor))
    }
  }

  private mutating func judgeMember(_ part: ValueCursor, _ member: CompositeShape.Member) {
    switch member.name {
    case "dashArray":
      if isForbiddenReference(part) { return }
      // A `$ref` may stand for the whole list.
      let list = resolved.follow(part)
      guard kind(list) == .array, !resolved.children(of: list).isEmpty else {
        wrong(.invalidValue, "'dashArray' is a list of dimensions", at: part)
        return
      }
      for dash in resolved.children(of: list) { judgePart(dash, .dimension) }
    case "lineCap":
      if isForbiddenReference(part) { return }
      let end = resolved.follow(part)
      let text = kind(end) == .string ? resolved.text(at: end) : []
      let word = String(decoding: text, as: UTF8.self)
      if !Self.lineCaps.contains(word) {
        wrong(
          .invalidValue, "'lineCap' is \(Self.lineCaps.joined(separator: ", "))", at: part)
      }
    case "lineHeight" where !isExact && isReadLineHeight(part): break
    default:
      if let type = member.type { judgePart(part, type) }
    }
  }

  /// Whether a line height is read although it is not a multiple of the size; reports it.
  private mutating func isReadLineHeight(_ part: ValueCursor) -> Bool {
    let end = resolved.follow(part)
    guard let measure = try? TypedReader(resolved: resolved).lineHeight(end),
      case .length(let length) = measure
    else { return false }
    let isBare: Bool
    switch kind(end) {
    case .number: isBare = true
    case .string: isBare = Factor(resolved.textSlice(at: end)) != nil
    default: isBare = false
    }
    if isBare, length.value != 0 {
      var number = OutputBuffer()
      number.write(number: length.value)
      add(
        .foreign(
          "line height in pixels",
          "a line height of \(number.text) is read as \(number.text) pixels, not as a multiple of "
            + "the size", at: part))
    } else if resolved.isInDollarFile(part) {
      add(.lenient(.lineHeightLength, at: part))
    }
    return true
  }

  private func name(_ type: TokenType) -> String {
    type.name(in: resolved.set.names)
  }
}
