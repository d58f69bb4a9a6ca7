// Omitted statements.
extension Mutator {
  private static let keywords: Set<String> = [
    "if", "else", "for", "while", "repeat", "guard", "switch", "case", "default", "return", "let",
    "var", "func", "init", "subscript", "struct", "enum", "class", "extension", "protocol",
    "import",
    "throw", "break", "continue", "fallthrough", "defer", "do", "catch", "static", "private",
    "fileprivate", "package", "public", "internal", "mutating", "nonmutating", "typealias",
    "indirect",
    "infix", "prefix", "operator", "precedencegroup", "get", "set", "lazy", "nonisolated",
    "consuming",
    "borrowing", "where", "in", "is", "as", "yield", "final", "weak", "unowned", "deinit", "actor",
    "override", "convenience", "required", "super", "await", "async", "rethrows", "throws",
  ]

  /// Omits a call whose result is not used, or an addition to a variable.
  mutating func mutateCall(_ index: Int) {
    guard syntax.beginsStatement(index) else { return }
    var start = index
    while syntax[start]?.isWord("try", "unsafe") == true { start += 1 }
    guard let first = syntax[start], first.kind == .word, !Self.keywords.contains(first.spelling)
    else { return }
    let end = syntax.end(from: index)
    guard end > start, isCall(start..<end) || isAddition(start..<end), !isResult(index..<end) else {
      return
    }
    add(
      .call, index..<end, "left out",
      .around(before: { "if !MutantSwitch.isOn(\($0)) { " }, after: " }"))
  }

  /// Whether it is a chain of names that ends in a call.
  private func isCall(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var isCall = false
    while index < range.upperBound {
      let token = syntax.tokens[index]
      if token.isMark("(", "[", "{") {
        isCall = !token.isMark("[")
        index = (syntax.partner(of: index) ?? index) + 1
      } else {
        guard token.kind == .word || token.isMark(".") || token.spelling == "?" else {
          return false
        }
        guard token.spelling != "init" else { return false }
        isCall = false
        index += 1
      }
    }
    return isCall
  }

  /// Whether it is `name += value` or the like.
  private func isAddition(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = syntax.tokens[index]
      return token.isInfix && ["+=", "-=", "*=", "|=", "&+="].contains(token.spelling)
        && syntax.enclosingBracket(index) == syntax.enclosingBracket(range.lowerBound)
    }
  }

  /// Whether a statement alone in its body may be a function's result.
  private func isResult(_ range: Range<Int>) -> Bool {
    guard let before = syntax[range.lowerBound - 1], let after = syntax[range.upperBound] else {
      return false
    }
    if before.isMark(":") { return after.isMark("}") || after.isWord("case", "default") }
    if before.isWord("in") { return after.isMark("}") }
    guard before.isMark("{"), after.isMark("}") else { return false }
    var index = range.lowerBound - 2
    var hasArrow = false
    while let token = syntax[index] {
      if token.spelling == "->" { hasArrow = true }
      if token.isWord("for", "while", "guard", "do", "defer", "catch", "repeat") { return false }
      if token.isWord("if", "else") { return false }
      if token.isWord("func", "init") { return hasArrow }
      if token.isMark("{", "}") { return true }
      index = token.isMark(")", "]") ? (syntax.partner(of: index) ?? index) - 1 : index - 1
    }
    return true
  }
}
