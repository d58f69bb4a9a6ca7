/// Evaluates an expression while parsing it, with the precedences of expr-eval: `? :`, `or`, `and`,
/// comparisons, `+ -`, `* / %`, signs, `^` (right-associative), `!`.
///
/// Recursion follows brackets, which may be nested ``deepest`` levels.
struct MathsParser {
  /// The value of a part of an expression.
  struct Operand {
    var number: Double
    /// Whether it has the one unit of the expression.
    var hasUnit = false
    var list: [Double]?
    var isTruth = false

    init(_ number: Double, hasUnit: Bool = false) {
      self.number = number
      self.hasUnit = hasUnit
    }

    init(_ truth: Bool) {
      number = truth ? 1 : 0
      isTruth = true
    }

    /// A list has elements and no number of its own.
    init(list: [Double]) {
      number = .nan
      self.list = list
    }
  }

  /// The expression is not arithmetic.
  private struct NoMaths: Error {}

  /// How deep brackets and signs may be nested, with each bracket counted twice.
  static let deepest = 64

  /// How units are treated in an expression.
  enum Units {
    /// There are none, and everything is allowed.
    case absent
    /// Factors of a product may have it, and then the product has it too; there are no functions.
    case common
    /// As in CSS's `calc()`: equal units are added, a unit is multiplied or divided by a plain
    /// number, and there are no functions.
    case tracked
  }

  private let symbols: [MathsSymbol]
  private let units: Units
  private var position = 0
  private var depth = 0

  private var tracksUnits: Bool { units == .tracked }

  init(_ symbols: [MathsSymbol], units: Units) {
    self.symbols = symbols
    self.units = units
  }

  /// The number that the whole expression evaluates to, perhaps infinite; nil if it is not one.
  mutating func parse() -> Double? {
    guard let result = try? conditional(), position == symbols.count, result.list == nil,
      !result.isTruth, result.hasUnit == tracksUnits
    else { return nil }
    return result.number
  }

  private mutating func accept(_ signs: String...) -> String? {
    guard position < symbols.count else { return nil }
    let text: String
    switch symbols[position] {
    case .sign(let sign): text = sign
    case .name(let name): text = name
    case .number: return nil
    }
    guard signs.contains(text) else { return nil }
    position += 1
    return text
  }

  private mutating func expect(_ sign: String) throws(NoMaths) {
    guard accept(sign) != nil else { throw NoMaths() }
  }

  private mutating func conditional() throws(NoMaths) -> Operand {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw NoMaths() }
    var value = try disjunction()
    while accept("?") != nil {
      try refuseUnits()
      let first = try conditional()
      try expect(":")
      let second = try conditional()
      value = value.number != 0 ? first : second
    }
    return value
  }

  private mutating func disjunction() throws(NoMaths) -> Operand {
    var value = try conjunction()
    while accept("or") != nil {
      let other = try conjunction()
      value = Operand(value.number != 0 || other.number != 0)
    }
    return value
  }

  private mutating func conjunction() throws(NoMaths) -> Operand {
    var value = try comparison()
    while accept("and") != nil {
      let other = try comparison()
      value = Operand(value.number != 0 && other.number != 0)
    }
    return value
  }

  private mutating func comparison() throws(NoMaths) -> Operand {
    var value = try sum()
    while let sign = accept("==", "!=", "<=", ">=", "<", ">") {
      try refuseUnits()
      let other = try sum()
      let (first, second) = (value.number, other.number)
      switch sign {
      case "==": value = Operand(first == second)
      case "!=": value = Operand(first != second)
      case "<=": value = Operand(first <= second)
      case ">=": value = Operand(first >= second)
      case "<": value = Operand(first < second)
      default: value = Operand(first > second)
      }
    }
    return value
  }

  private mutating func sum() throws(NoMaths) -> Operand {
    var value = try product()
    while let sign = accept("+", "-") {
      let other = try product()
      try refuseLists(value, other)
      guard !tracksUnits || value.hasUnit == other.hasUnit else { throw NoMaths() }
      let number = sign == "+" ? value.number + other.number : value.number - other.number
      value = Operand(number, hasUnit: value.hasUnit)
    }
    return value
  }

  private mutating func product() throws(NoMaths) -> Operand {
    var value = try signed()
    while let sign = accept("*", "/", "%") {
      let other = try signed()
      try refuseLists(value, other)
      if tracksUnits {
        guard sign != "%", !other.hasUnit || (sign == "*" && !value.hasUnit) else {
          throw NoMaths()
        }
      }
      let number =
        switch sign {
        case "*": value.number * other.number
        case "/": value.number / other.number
        default: value.number.truncatingRemainder(dividingBy: other.number)
        }
      value = Operand(number, hasUnit: value.hasUnit || other.hasUnit)
    }
    return value
  }

  private mutating func signed() throws(NoMaths) -> Operand {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw NoMaths() }
    if let sign = accept("-", "+") {
      var value = try signed()
      try refuseLists(value)
      if sign == "-" { value.number = -value.number }
      return value
    }
    if accept("not") != nil { return Operand(try signed().number == 0) }
    return try power()
  }

  private mutating func power() throws(NoMaths) -> Operand {
    var value = try factorial()
    while accept("^") != nil {
      try refuseUnits()
      let exponent = try signed()
      try refuseLists(value, exponent)
      value = Operand(MathsFunctions.power(value.number, exponent.number))
    }
    return value
  }

  private mutating func factorial() throws(NoMaths) -> Operand {
    var value = try atom()
    while accept("!") != nil {
      try refuseUnits()
      try refuseLists(value)
      value = Operand(MathsFunctions.gamma(value.number + 1))
    }
    return value
  }

  private mutating func atom() throws(NoMaths) -> Operand {
    guard position < symbols.count else { throw NoMaths() }
    let symbol = symbols[position]
    position += 1
    switch symbol {
    case .number(let number, let unit):
      return Operand(number, hasUnit: tracksUnits && !unit.isEmpty && unit != "px")
    case .sign("("):
      let value = try conditional()
      try expect(")")
      return value
    case .sign("["):
      try refuseUnits()
      return Operand(list: try arguments(until: "]").flatMap { $0.list ?? [$0.number] })
    case .sign: throw NoMaths()
    case .name("E"): return Operand(MathsFunctions.e)
    case .name("PI"): return Operand(.pi)
    case .name("true"): return Operand(true)
    case .name("false"): return Operand(false)
    case .name("calc"):
      // Brackets by another name, with units too.
      try expect("(")
      let value = try conditional()
      try expect(")")
      return value
    case .name(let name):
      try refuseUnits()
      try expect("(")
      return try call(name, try arguments(until: ")"))
    }
  }

  private mutating func arguments(until end: String) throws(NoMaths) -> [Operand] {
    var arguments: [Operand] = []
    while accept(end) == nil {
      if !arguments.isEmpty { try expect(",") }
      arguments.append(try conditional())
    }
    return arguments
  }

  private func call(_ name: String, _ arguments: [Operand]) throws(NoMaths) -> Operand {
    if name == "if", arguments.count == 3 {
      return arguments[0].number != 0 ? arguments[1] : arguments[2]
    }
    let numbers = arguments.flatMap { $0.list ?? [$0.number] }
    let isOfList = arguments.contains { $0.list != nil }
    guard !isOfList || MathsFunctions.takesLists(name),
      let result = MathsFunctions.call(name, numbers)
    else { throw NoMaths() }
    return Operand(result)
  }

  private func refuseUnits() throws(NoMaths) {
    if units != .absent { throw NoMaths() }
  }

  private func refuseLists(_ operands: Operand...) throws(NoMaths) {
    if operands.contains(where: { $0.list != nil }) { throw NoMaths() }
  }
}
