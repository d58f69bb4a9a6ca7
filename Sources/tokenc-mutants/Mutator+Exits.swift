// Functions that return before they do anything.
extension Mutator {
  /// Lets a function return at once, with nothing as its result.
  mutating func mutateExit(_ keyword: Int) {
    guard let (arrow, body) = parts(behind: keyword), let end = syntax.partner(of: body),
      end > body + 1, let value = arrow.map({ emptyResult($0 + 1..<body) }) ?? ""
    else { return }
    let isOneExpression =
      !value.isEmpty
      && !(body..<end).contains {
        syntax.tokens[$0].isWord("return") && !isInClosure($0, body + 1)
      }
    if isOneExpression { return }
    let statement = value.isEmpty ? "return" : "return \(value)"
    add(
      .exit, body + 1..<body + 2, "\(statement) at once",
      .around(before: { "if MutantSwitch.isOn(\($0)) { \(statement) }; " }, after: ""),
      original: syntax.text(keyword..<keyword + 2))
  }

  /// Where the type of a function's result begins, if it has one, and the bracket of its body.
  private func parts(behind keyword: Int) -> (arrow: Int?, body: Int)? {
    var arrow: Int?
    var index = keyword + 1
    while let token = syntax[index] {
      if token.isMark("{") { return (arrow, index) }
      if token.isMark("}") || token.isWord("func", "var", "init") { return nil }
      if token.spelling == "->", arrow == nil { arrow = index }
      index = token.isMark("(", "[") ? (syntax.partner(of: index) ?? index) + 1 : index + 1
    }
    return nil
  }

  /// What stands for nothing in a type; nil where that is not known.
  private func emptyResult(_ type: Range<Int>) -> String? {
    let type = type.prefix { !syntax.tokens[$0].isWord("where") }
    guard let start = type.first, let end = type.last else { return nil }
    let first = syntax.tokens[start]
    if syntax.tokens[end].spelling == "?" { return "nil" }
    if first.isMark("["), syntax.partner(of: start) == end {
      let isDictionary = type.contains { syntax.tokens[$0].isMark(":") }
      return isDictionary ? "[:]" : "[]"
    }
    guard start == end else { return nil }
    return ["Bool": "false", "Int": "0", "String": "\"\"", "Double": "0"][first.spelling]
  }
}
