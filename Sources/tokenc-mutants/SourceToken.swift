/// A word, number, sign or piece of text of a Swift file; comments, attributes and what stands
/// between `#if` and `#endif` are none.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// A name or keyword, `$0` and names in backticks among them.
    case word
    case number
    /// A stretch of a string literal between its quotes and interpolations.
    case text
    /// An operator, as many signs as belong together.
    case sign
    /// A bracket, comma, colon, semicolon, dot or the like.
    case mark
  }

  var kind: Kind
  var spelling: String
  /// Where it stands in the bytes of the file.
  var range: Range<Int>
  /// The line that it stands in, counted from 1.
  var line: Int
  /// Whether nothing but blanks and comments stands before it in its line.
  var isFirstInLine: Bool
  /// Whether a blank, a comment or nothing stands before it.
  var hasSpaceBefore: Bool
  /// Whether a blank, a comment or nothing stands behind it.
  var hasSpaceAfter = false

  /// Whether it is an operator between two operands, which the format puts between blanks.
  var isInfix: Bool { kind == .sign && hasSpaceBefore && hasSpaceAfter }

  /// Whether it is an operator before its operand.
  func isPrefix(_ sign: String) -> Bool {
    kind == .sign && spelling == sign && !hasSpaceAfter
  }

  func isWord(_ words: String...) -> Bool { kind == .word && words.contains(spelling) }

  func isMark(_ marks: String...) -> Bool { kind == .mark && marks.contains(spelling) }
}
