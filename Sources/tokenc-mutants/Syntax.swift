/// The tokens of a file, with their bracket pairs and line ends.
struct Syntax {
  let tokens: [SourceToken]
  private let bytes: [UInt8]
  /// For each bracket, its counterpart.
  private let partners: [Int: Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: text)
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isMark("(", "[", "{") { open.append(index) }
      if token.isMark(")", "]", "}"), let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    self.partners = partners
  }

  /// The token at an index; nil beyond the ends.
  subscript(index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  func partner(of index: Int) -> Int? { partners[index] }

  /// The text of some tokens on one line.
  func text(_ range: Range<Int>) -> String {
    guard let first = self[range.lowerBound], let last = self[range.upperBound - 1] else {
      return ""
    }
    let text = String(
      decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A line of the file, without blanks around it.
  func line(_ number: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the token at an index continues the code before it, though on another line.
  func continues(_ index: Int) -> Bool {
    guard let token = self[index], let before = self[index - 1] else { return false }
    return token.isMark(".", ":", ")", "]", ",") || token.isInfix
      || (token.kind == .sign && token.spelling == "?") || before.isInfix
      || before.isMark(",", "(", "[", ".", ":")
  }

  /// The end of the statement or expression that begins at an index: the index after its last
  /// token.
  func end(from start: Int) -> Int {
    var index = start
    while let token = self[index] {
      if index > start, token.isFirstInLine, !continues(index) { break }
      if token.isMark(")", "]", "}", ";", ",") { break }
      index = token.isMark("(", "[", "{") ? (partner(of: index) ?? index) + 1 : index + 1
    }
    return index
  }

  /// Whether a statement may begin at an index.
  func beginsStatement(_ index: Int) -> Bool {
    guard let token = self[index], token.isFirstInLine, token.kind == .word, !continues(index),
      let outer = enclosingBracket(index)
    else { return false }
    return tokens[outer].isMark("{")
  }

  /// The open bracket that encloses an index.
  func enclosingBracket(_ index: Int) -> Int? {
    var index = index - 1
    while let token = self[index] {
      if token.isMark("(", "[", "{") { return index }
      index = token.isMark(")", "]", "}") ? (partner(of: index) ?? index) - 1 : index - 1
    }
    return nil
  }
}
