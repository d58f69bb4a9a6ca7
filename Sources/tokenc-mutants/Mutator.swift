/// Finds what can be changed in a file.
struct Mutator {
  let syntax: Syntax
  let file: String
  var random: Random
  private(set) var mutations: [Mutation] = []
  /// The lines that only say how much memory to allocate or keep, which no output shows.
  private let storageLines: Set<Int>

  private init(syntax: Syntax, file: String, random: Random) {
    self.syntax = syntax
    self.file = file
    self.random = random
    storageLines = Set(
      syntax.tokens.lazy.filter { $0.kind == .word && $0.spelling.hasSuffix("Capacity") }
        .map(\.line))
  }

  /// All mutations of a file: each token and each condition with one of its possible mutations.
  static func mutations(of text: String, file: String, seed: UInt64) -> [Mutation] {
    var mutator = Mutator(
      syntax: Syntax(text), file: file, random: Random(seed: seed ^ Random.hash(file)))
    for index in mutator.syntax.tokens.indices { mutator.visit(index) }
    return mutator.mutations
  }

  private mutating func visit(_ index: Int) {
    let token = syntax.tokens[index]
    if storageLines.contains(token.line) { return }
    switch token.kind {
    case .sign: mutateOperator(index)
    case .number: mutateNumber(index)
    case .word:
      mutateWord(index)
      if token.isWord("if", "guard", "while", "where") { mutateConditions(index) }
      if token.isWord("Bool") { mutateResults(index) }
      if token.isWord("func") { mutateExit(index) }
      mutateCall(index)
    case .text, .mark: break
    }
  }

  /// Adds a change of the tokens in a range.
  mutating func add(
    _ kind: Mutation.Kind, _ range: Range<Int>, _ mutated: String, _ form: Mutation.Form,
    original: String? = nil
  ) {
    guard let first = syntax[range.lowerBound], let last = syntax[range.upperBound - 1] else {
      return
    }
    mutations.append(
      Mutation(
        kind: kind, file: file, line: first.line, original: original ?? syntax.text(range),
        mutated: mutated, range: first.range.lowerBound..<last.range.upperBound,
        lines: first.line...max(first.line, last.line), form: form))
  }
}

// Single tokens.
extension Mutator {
  private static let comparisons: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
  ]

  private mutating func mutateOperator(_ index: Int) {
    let token = syntax.tokens[index]
    if syntax[index - 1]?.isWord("func", "operator") == true { return }
    if token.isPrefix("!"), token.hasSpaceBefore || syntax[index - 1]?.isMark("(", "[", "{") == true
    {
      return add(.negation, index..<index + 1, "", .operator(.not), original: operand(index))
    }
    if token.spelling == "..<" || token.spelling == "..." { return mutateRange(index) }
    guard token.isInfix, !isSameType(index) else { return }
    if let others = Self.comparisons[token.spelling] {
      let other = random.element(of: others) ?? "<="
      addOperator(.comparison, index, other, .comparison)
    }
    switch token.spelling {
    case "==": addOperator(.comparison, index, "!=", .equality)
    case "!=": addOperator(.comparison, index, "==", .equality)
    case "&&": addOperator(.connection, index, "||", .conjunction)
    case "||": addOperator(.connection, index, "&&", .disjunction)
    default: break
    }
  }

  /// Whether it is the `==` between two types of a generic requirement.
  private func isSameType(_ index: Int) -> Bool {
    guard let before = syntax[index - 1], let after = syntax[index + 1], before.kind == .word
    else { return false }
    return before.spelling.first?.isUppercase == true
      && (after.isMark("[") || (after.kind == .word && after.spelling.first?.isUppercase == true))
  }

  private mutating func addOperator(
    _ kind: Mutation.Kind, _ index: Int, _ other: String, _ form: Mutation.Operator
  ) {
    add(kind, index..<index + 1, other, .operator(form))
  }

  private func operand(_ index: Int) -> String {
    syntax.text(index..<min(index + 2, syntax.tokens.count))
  }

  private mutating func mutateRange(_ index: Int) {
    guard let before = syntax[index - 1], let after = syntax[index + 1],
      [.word, .number].contains(before.kind) || before.isMark(")", "]"),
      [.word, .number].contains(after.kind) || after.isMark("("),
      !before.isWord("case", "in")
    else { return }
    let isOpen = syntax.tokens[index].spelling == "..<"
    add(
      .range, index..<index + 1, "ends one earlier", .operator(isOpen ? .range : .closedRange),
      original: syntax.text(index - 1..<index + 2))
  }

  private mutating func mutateNumber(_ index: Int) {
    let token = syntax.tokens[index]
    if syntax[index - 1]?.isMark(".") == true || isRawValue(index) { return }
    guard let (name, mutated) = Self.changed(token.spelling, &random) else { return }
    let original = token.spelling
    add(
      .constant, index..<index + 1, mutated,
      .text { "MutantSwitch.\(name)(\($0), \(original), \(mutated))" })
  }

  /// Another number; nil for a number with a special meaning, such as a bit mask.
  static func changed(_ spelling: String, _ random: inout Random) -> (name: String, text: String)? {
    let plain = spelling.filter { $0 != "_" }
    if let value = Int(plain) {
      return ("integer", "\(value == 0 || random.below(2) == 0 ? value + 1 : value - 1)")
    }
    guard !plain.hasPrefix("0x"), let value = Double(plain) else { return nil }
    return ("double", "\(value == 0 ? 0.01 : value * 1.01)")
  }

  /// Whether a literal is the raw value of an enum case.
  private func isRawValue(_ index: Int) -> Bool {
    syntax[index - 1]?.spelling == "=" && syntax[index - 3]?.isWord("case") == true
  }

  private mutating func mutateWord(_ index: Int) {
    let token = syntax.tokens[index]
    if syntax[index - 1]?.isMark(".") == true { return }
    if token.isWord("true", "false") {
      add(
        .constant, index..<index + 1, token.spelling == "true" ? "false" : "true",
        .text { "MutantSwitch.not(\($0), \(token.spelling))" })
    }
    if token.isWord("min", "max"), syntax[index + 1]?.isMark("(") == true,
      syntax[index - 1]?.isWord("func") != true
    {
      let other = token.spelling == "min" ? "max" : "min"
      add(
        .extremum, index..<index + 2, "\(other)(",
        .text { "MutantSwitch.\(token.spelling)(\($0), " })
    }
  }
}
