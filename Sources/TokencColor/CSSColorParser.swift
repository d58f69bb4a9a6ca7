import TokencText

/// Reads the arguments of a color function of CSS Color 4 (sections 5 to 10).
struct CSSColorParser {
  private let function: CSSColorFunction
  private let space: ColorSpace
  private let values: [CSSArguments.Value]
  /// Whether this is the legacy form with commas, which is stricter about kinds.
  private let isLegacy: Bool

  /// The color of a call, if its arguments are literal.
  static func read(_ function: CSSColorFunction, _ text: ArraySlice<UInt8>) -> ColorReading {
    var text = ASCII.trimmed(text)
    var space = function.space
    if space == nil {
      let name = text.prefix(while: ASCII.isNamePart)
      space = predefinedSpace(name)
      if space != nil { text = text[name.endIndex...] }
    }
    switch CSSArguments.read(text) {
    case .foreign: return .foreign
    case .wrong(let fault): return .wrong(.badArguments(function, fault))
    case .literal(let arguments):
      do throws(ColorFault) {
        return .color(try CSSColorParser(function, space, arguments).color())
      } catch {
        return .wrong(error)
      }
    }
  }

  /// The space that the first argument of `color()` names.
  private static func predefinedSpace(_ name: ArraySlice<UInt8>) -> ColorSpace? {
    switch String(decoding: name.lazy.map(ASCII.lowercased), as: UTF8.self) {
    case "hsl", "hwb", "lab", "lch", "oklab", "oklch": nil
    case "xyz": .xyzD65
    case let name: ColorSpace(rawValue: name)
    }
  }

  /// Requires one of the forms `a b c`, `a b c / d`, `a, b, c` and `a, b, c, d`.
  private init(
    _ function: CSSColorFunction, _ space: ColorSpace?, _ arguments: CSSArguments
  ) throws(ColorFault) {
    self.function = function
    values = arguments.values
    guard let space else {
      let fault: ColorFault.ArgumentFault =
        values.first.map { .kind(component: "space", text: ColorFault.excerpt($0.text)) }
        ?? .count(0)
      throw .badArguments(function, fault)
    }
    self.space = space
    guard values.count == 3 || values.count == 4 else {
      throw .badArguments(function, .count(values.count))
    }
    let separators = arguments.separators
    isLegacy = function.allowsCommas && separators.allSatisfy { $0 == .comma }
    let isModern =
      separators[0] == .blank && separators[1] == .blank
      && (separators.count == 2 || separators[2] == .slash)
    guard isLegacy || isModern else { throw .badArguments(function, .separators) }
  }

  private func color() throws(ColorFault) -> Color {
    let rules = space.lenientComponents
    var components = SIMD3<Double>()
    var missing: Color.Missing = []
    for index in 0..<3 {
      let scale = function.scales[index]
      if let number = try read(values[index], as: rules[index], scale) {
        components[index] = number
      } else {
        missing.insert(.component(index))
      }
    }
    guard values.count == 4 else { return Color(space, components, missing: missing) }
    let alpha = try read(values[3], as: .alpha, .one)
    if alpha == nil { missing.insert(.alpha) }
    return Color(space, components, missing: missing, alpha: alpha ?? 0)
  }

  /// The number of one argument in the unit of its component; `nil` for `none`.
  private func read(
    _ value: CSSArguments.Value, as component: ColorComponent, _ scale: CSSColorFunction.Scale
  ) throws(ColorFault) -> Double? {
    guard fits(value, scale) else { throw kindFault(value, component) }
    guard let number = value.number else { return nil }
    switch scale {
    case .hue:
      guard let degrees = value.unit.degrees(number) else {
        throw kindFault(value, component)
      }
      return try checked(degrees, component, value)
    case .linear(let divisor, let multiplier, let exponent):
      if value.unit == .percent {
        let result = number.scaled(by: multiplier, power: exponent - 2)
        let whole = CSSNumber.decimal(multiplier, exponent)
        return try checked(result, component, value, scale: 100 / whole, unit: "%")
      }
      guard value.unit == .none else { throw kindFault(value, component) }
      return try checked(number.scaled() / divisor, component, value, scale: divisor)
    }
  }

  /// Whether the legacy form, if this is it, allows that kind of value here.
  private func fits(_ value: CSSArguments.Value, _ scale: CSSColorFunction.Scale) -> Bool {
    guard isLegacy else { return true }
    if value.number == nil { return false }
    switch scale {
    // The hue, and the alpha: no other component of the comma functions has this scale.
    case .hue, .one: return true
    // All three of rgb() are of one kind; those of hsl() are percentages.
    default: return (value.unit == .percent) == (space == .hsl || values[0].unit == .percent)
    }
  }

  private func checked(
    _ number: Double, _ component: ColorComponent, _ value: CSSArguments.Value,
    scale: Double = 1, unit: String = ""
  ) throws(ColorFault) -> Double {
    if component.contains(number) { return number }
    throw .outOfRange(
      component: component.name, value: ColorFault.excerpt(value.text),
      allowed: component.allowed(insteadOf: number, scale: scale, unit: unit))
  }

  private func kindFault(
    _ value: CSSArguments.Value, _ component: ColorComponent
  ) -> ColorFault {
    let text = ColorFault.excerpt(value.text)
    return .badArguments(function, .kind(component: component.name, text: text))
  }
}
