import TokencText
import TokencColor
import TokencDiagnostics
import TokencJSON

extension ValueJudge {
  mutating func judgeColor(_ cursor: ValueCursor) {
    switch kind(cursor) {
    case .string:
      let text = resolved.text(at: cursor)
      if isExact {
        wrong(
          .invalidColor, "a DTCG color is an object with 'colorSpace' and 'components'",
          at: cursor)
        return
      }
      switch Color.read(text[...]) {
      case .color: break
      case .foreign: foreign(text, "color that tokenc reads", at: cursor)
      case .wrong(let fault):
        let code: DiagnosticCode =
          if case .outOfRange = fault { .numberOutOfRange } else { .invalidColor }
        wrong(code, fault.message, at: cursor, help: fault.help, meant: fault.meant)
      }
    case .object:
      var object = ColorObject(cursor, resolved, isExact: isExact)
      _ = object.read()
      object.faults.forEach { add($0) }
      object.remarks.forEach { add($0) }
    default:
      wrong(.invalidColor, "expected a color, found \(kind(cursor).noun)", at: cursor)
    }
  }

  /// A dimension or duration.
  mutating func judgeQuantity(_ cursor: ValueCursor, _ type: TokenType) {
    let isDimension = type == .dimension
    let noun = isDimension ? "dimension" : "duration"
    let code: DiagnosticCode = isDimension ? .invalidDimension : .invalidValue
    let example = isDimension ? "16px" : "200ms"
    switch kind(cursor) {
    case .string where !isExact:
      let text = resolved.text(at: cursor)
      if let quantity = Quantity(text[...]), Quantity.units(of: type).contains(quantity.unit) {
        checkFinite(text[quantity.number], at: cursor)
        return
      }
      if ForeignWords.isSize(text[...]) {
        foreign(text, "\(noun) in \(unitList(type))", at: cursor)
      } else {
        wrong(
          code, "'\(String(decoding: text, as: UTF8.self))' is not a \(noun)", at: cursor,
          help: "write a number with its unit, such as '\(example)'")
      }
    case .number where !isExact:
      let number = resolved.tree(of: cursor).text(of: Int(cursor.node))
      if !checkFinite(number[...], at: cursor) { return }
      keepAsWritten(number, "has no unit", at: cursor)
    case .object:
      judgeQuantityObject(cursor, type, noun, code)
    default:
      wrong(
        code, "expected a \(noun), found \(kind(cursor).noun)", at: cursor,
        help: "write '{ \"value\": \(example.prefix { $0.isNumber }), \"unit\": "
          + "\"\(example.drop { $0.isNumber })\" }'")
    }
  }

  private func unitList(_ type: TokenType) -> String {
    Quantity.units(of: type).joined(separator: " or ")
  }

  private mutating func judgeQuantityObject(
    _ cursor: ValueCursor, _ type: TokenType, _ noun: String, _ code: DiagnosticCode
  ) {
    guard let object = QuantityObject(cursor, resolved) else {
      wrong(code, "a \(noun) has a 'value', a number, and a 'unit', and nothing else", at: cursor)
      return
    }
    if isForbiddenReference(object.numberCursor) || isForbiddenReference(object.unitCursor) {
      return
    }
    if !checkFinite(object.number, at: object.numberCursor) { return }
    if !object.isNumber {
      let text = Array(object.number)
      if !isExact, let quantity = Quantity(text[...]), quantity.unit.isEmpty {
        keepAsWritten(text, "is text, not a number", at: object.numberCursor)
      } else {
        wrong(code, "the value of a \(noun) must be a number", at: object.numberCursor)
      }
    }
    guard !Quantity.units(of: type).contains(object.unit) else { return }
    if ForeignWords.units.contains(object.unit.lowercased()) {
      foreign(Array(object.unit.utf8), "unit of a \(noun)", at: object.unitCursor)
    } else {
      let nearest = EditDistance.nearest(to: object.unit, among: Quantity.units(of: type))
      wrong(
        code, "the units of a \(noun) are \(unitList(type)), found '\(object.unit)'",
        at: object.unitCursor,
        help: nearest.map { Suggestion.didYouMean($0, insteadOf: object.unit) }, meant: nearest)
    }
  }

  mutating func judgeNumber(_ cursor: ValueCursor) {
    switch kind(cursor) {
    case .number: checkFinite(at: cursor)
    case .string where !isExact && Factor(resolved.textSlice(at: cursor)) != nil:
      // One meaning is possible.
      let text = resolved.text(at: cursor)
      if let factor = Factor(text[...]) { checkFinite(factor.digits, at: cursor) }
    case .string where !isExact && ForeignWords.isSize(resolved.text(at: cursor)[...]):
      foreign(resolved.text(at: cursor), "plain number", at: cursor)
    case .object where !isExact && isQuantity(cursor):
      // Line heights of older files: `{"value": 24, "unit": "px"}`.
      add(
        .foreign(
          "an object with a unit",
          "a number with a unit where a plain one is expected; kept as written",
          at: cursor))
    default:
      wrong(.invalidValue, "expected a number, found \(kind(cursor).noun)", at: cursor)
    }
  }

  /// Whether an object is a number with a unit known on any platform.
  private func isQuantity(_ cursor: ValueCursor) -> Bool {
    guard let object = QuantityObject(cursor, resolved), object.isNumber else { return false }
    return ForeignWords.units.contains(object.unit.lowercased())
  }

  mutating func judgeWeight(_ cursor: ValueCursor) {
    switch kind(cursor) {
    case .number:
      if let weight = resolved.number(at: cursor) { judgeWeight(weight, at: cursor) }
    case .string:
      let text = resolved.text(at: cursor)
      let word = word(text)
      if FontWeights.keywords[word] != nil { return }
      if !isExact, let factor = Factor(text[...]), !factor.isPercentage {
        judgeWeight(factor.value ?? .infinity, at: cursor)
        return
      }
      if !isExact, FontWeights.isName(word) || ForeignWords.isSize(text[...]) {
        foreign(text, "weight that DTCG names", at: cursor)
        return
      }
      let nearest = EditDistance.nearest(to: word, among: FontWeights.keywords.keys.sorted())
      wrong(
        .invalidValue, "'\(word)' is not a font weight", at: cursor,
        help: nearest.map { Suggestion.didYouMean($0, insteadOf: word) }
          ?? "write a number from 1 to 1000",
        meant: nearest)
    default:
      wrong(.invalidValue, "expected a font weight, found \(kind(cursor).noun)", at: cursor)
    }
  }

  private mutating func judgeWeight(_ weight: Double, at cursor: ValueCursor) {
    guard !FontWeights.range.contains(weight) else { return }
    wrong(.numberOutOfRange, "a font weight is between 1 and 1000", at: cursor)
  }

  /// Reports a number that exceeds what calculations can hold.
  ///
  /// - Returns: whether it does not.
  @discardableResult
  private mutating func checkFinite(_ digits: ArraySlice<UInt8>, at cursor: ValueCursor) -> Bool {
    guard Double(String(decoding: digits, as: UTF8.self))?.isFinite == false else { return true }
    add(.tooLarge(digits, at: cursor))
    return false
  }

  /// The same of a JSON number.
  @discardableResult
  mutating func checkFinite(at cursor: ValueCursor) -> Bool {
    let tree = resolved.tree(of: cursor)
    let range = tree.content(of: Int(cursor.node))
    // Only an exponent, or a word of JSON5, makes so few characters more than a `Double` holds.
    let isPlain = range.count < 300 && tree.bytes[range].allSatisfy { $0 < UInt8(ascii: "A") }
    guard !isPlain, let number = resolved.number(at: cursor), !number.isFinite else { return true }
    return checkFinite(tree.text(of: Int(cursor.node))[...], at: cursor)
  }

  mutating func judgeFamily(_ cursor: ValueCursor) {
    switch kind(cursor) {
    case .string: break
    case .array:
      let names = resolved.children(of: cursor)
      if names.isEmpty { wrong(.invalidValue, "a list of fonts must not be empty", at: cursor) }
      for name in names {
        if isForbiddenReference(name) || kind(resolved.follow(name)) == .string { continue }
        // `value` files may refer to a whole list inside a list.
        if !isExact, resolved.wholeReference(at: name) != nil { continue }
        wrong(.invalidValue, "a font name must be text", at: name)
      }
    default:
      wrong(
        .invalidValue, "expected a font name or a list of them, found \(kind(cursor).noun)",
        at: cursor)
    }
  }

  mutating func judgeCurve(_ cursor: ValueCursor) {
    switch kind(cursor) {
    case .array:
      let numbers = resolved.children(of: cursor)
      guard numbers.count == 4 else {
        wrong(
          .invalidValue, "a curve has four numbers, found \(numbers.count)", at: cursor)
        return
      }
      for (index, part) in numbers.enumerated() where !isForbiddenReference(part) {
        guard let number = resolved.number(at: resolved.follow(part)) else {
          wrong(.invalidValue, "a curve has four numbers", at: part)
          continue
        }
        guard number.isFinite else {
          let end = resolved.follow(part)
          add(.tooLarge(resolved.tree(of: end).text(of: Int(end.node))[...], at: part))
          continue
        }
        if index % 2 == 0, !(0...1).contains(number) {
          wrong(.numberOutOfRange, "the x of a curve is between 0 and 1", at: part)
        }
      }
    case .string where !isExact:
      let text = resolved.text(at: cursor)
      let word = String(decoding: ASCII.trimmed(text[...]), as: UTF8.self).lowercased()
      if EasingText.curve(text[...]) != nil { return }
      if ForeignWords.easings.contains(word)
        || ForeignWords.isFunction(ASCII.trimmed(text[...]))
      {
        foreign(text, "list of four numbers", at: cursor)
      } else {
        wrong(.invalidValue, "'\(word)' is not a curve", at: cursor, help: "write four numbers")
      }
    default:
      wrong(
        .invalidValue, "expected a list of four numbers, found \(kind(cursor).noun)", at: cursor)
    }
  }
}
