/// A word, number, operator or piece of text of a Swift file; comments, attributes and code between
/// `#if` and `#endif` are excluded.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// A name or keyword, `$0` and names in backticks among them.
    case word
    case number
    /// A piece of a string literal between its quotes and interpolations.
    case text
    /// An operator with all its characters.
    case sign
    /// A bracket, comma, colon, semicolon, dot or the like.
    case mark
  }

  var kind: Kind
  var spelling: String
  /// Its range in the bytes of the file.
  var range: Range<Int>
  /// Its line, counted from 1.
  var line: Int
  /// Whether only blanks and comments precede it on its line.
  var isFirstInLine: Bool
  /// Whether a blank, a comment or nothing precedes it.
  var hasSpaceBefore: Bool
  /// Whether a blank, a comment or nothing follows it.
  var hasSpaceAfter = false

  /// Whether it is a binary operator, which the format surrounds with blanks.
  var isInfix: Bool { kind == .sign && hasSpaceBefore && hasSpaceAfter }

  /// Whether it is a prefix operator.
  func isPrefix(_ sign: String) -> Bool {
    kind == .sign && spelling == sign && !hasSpaceAfter
  }

  func isWord(_ words: String...) -> Bool { kind == .word && words.contains(spelling) }

  func isMark(_ marks: String...) -> Bool { kind == .mark && marks.contains(spelling) }
}
