// Conditions and results.
extension Mutator {
  /// The conditions after `if`, `guard`, `while` and `where`.
  mutating func mutateConditions(_ keyword: Int) {
    let word = syntax.tokens[keyword].spelling
    // The label of a parameter.
    if word == "where", syntax[keyword - 1]?.isMark("(", ",") == true { return }
    var start = keyword + 1
    while let first = syntax[start] {
      let end = endOfCondition(from: start, behind: word)
      guard end > start else { return }
      let isPlain =
        !first.isWord("let", "var", "case") && !first.isMark("#")
        && !(word == "where" && isRequirement(start..<end))
      if isPlain { mutateCondition(start..<end, word) }
      guard syntax[end]?.isMark(",") == true else { return }
      start = end + 1
    }
  }

  private mutating func mutateCondition(_ range: Range<Int>, _ word: String) {
    let constants = word == "while" ? [] : word == "if" ? ["true", "false"] : ["true"]
    let text = syntax.text(range)
    guard let constant = random.element(of: constants + ["not"]), constant != "not" else {
      let isBool = range.count == 1 && (text == "true" || text == "false")
      if isBool { return }
      return add(
        .condition, range, "!(\(text))",
        .around(before: { "MutantSwitch.not(\($0), " }, after: ")"))
    }
    add(
      .condition, range, constant,
      .around(before: { "MutantSwitch.always(\(constant), \($0), " }, after: ")"))
  }

  /// Whether it constrains types: `where Element: Hashable`.
  private func isRequirement(_ range: Range<Int>) -> Bool {
    let isType = syntax.tokens[range.lowerBound].spelling.first?.isUppercase == true
    let says =
      syntax[range.upperBound]?.isMark(":") == true
      || range.contains { syntax.tokens[$0].spelling == "==" }
    return isType && says && !range.contains { syntax.tokens[$0].isMark("(") }
  }

  private func endOfCondition(from start: Int, behind word: String) -> Int {
    var index = start
    var hasQuestion = false
    while let token = syntax[index] {
      if index > start, token.isFirstInLine, !syntax.continues(index) { break }
      if token.isMark("{", ")", "]", "}", ";", ",") || token.isWord("else") { break }
      if token.isInfix, token.spelling == "?" { hasQuestion = true }
      if word == "where", token.isMark(":"), !hasQuestion { break }
      index = token.isMark("(", "[") ? (syntax.partner(of: index) ?? index) + 1 : index + 1
    }
    return index
  }

  /// The result of a function or property of type `Bool`, at the end of its declaration.
  mutating func mutateResults(_ type: Int) {
    guard syntax[type + 1]?.isMark("{") == true, let end = syntax.partner(of: type + 1),
      let before = syntax[type - 1], before.spelling == "->" || before.isMark(":")
    else { return }
    let start = type + 2
    if start < end, syntax.end(from: start) == end {
      if syntax.tokens[start].isWord("switch", "if", "return", "get") { return }
      return mutateResult(start..<end)
    }
    for index in start..<end where syntax.tokens[index].isWord("return") {
      guard !isInClosure(index, start) else { continue }
      mutateResult(index + 1..<syntax.end(from: index + 1))
    }
  }

  private mutating func mutateResult(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let text = syntax.text(range)
    if text == "true" || text == "false" { return }
    add(
      .result, range, "!(\(text))", .around(before: { "MutantSwitch.not(\($0), " }, after: ")"))
  }

  /// Whether a token is in a closure inside a body.
  func isInClosure(_ index: Int, _ start: Int) -> Bool {
    var index = index
    while let outer = syntax.enclosingBracket(index), outer >= start {
      if !syntax.tokens[outer].isMark("{") || opensClosure(outer) { return true }
      index = outer
    }
    return false
  }

  private func opensClosure(_ bracket: Int) -> Bool {
    guard let before = syntax[bracket - 1] else { return false }
    if before.isMark("(", ",", "[") || before.isInfix { return true }
    let body = bracket..<(syntax.partner(of: bracket) ?? bracket)
    let line = syntax.tokens[bracket].line
    return body.contains { index in
      let token = syntax.tokens[index]
      return token.spelling.hasPrefix("$") || (token.isWord("in") && token.line == line)
    }
  }
}
