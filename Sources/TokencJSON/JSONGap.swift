/// The text between two values or names of a document: blanks, commas, colons and comments.
struct JSONGap {
  /// A comment, with its slashes.
  struct Comment {
    var range: Range<Int>
    /// Whether it extends to the end of its line.
    var isLine: Bool
    /// How many line endings separate it from what precedes it.
    var lineEndsBefore: Int
  }

  private(set) var comments: [Comment] = []
  /// How many line endings follow the last comment.
  private(set) var lineEndsAfter = 0

  /// Scans a range of a document that contains no part of a value or name.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound
    var lineEnds = 0
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "/") {
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        let end = Self.end(ofComment: position, isLine, bytes, range.upperBound)
        comments.append(
          Comment(range: position..<end, isLine: isLine, lineEndsBefore: lineEnds))
        lineEnds = 0
        position = end
      } else if Self.isLineEnd(bytes, position) {
        lineEnds += 1
        position += bytes[position] == 0xe2 ? 3 : 1
      } else {
        position += 1
      }
    }
    lineEndsAfter = lineEnds
  }

  private static func end(
    ofComment start: Int, _ isLine: Bool, _ bytes: [UInt8], _ limit: Int
  ) -> Int {
    var end = start + 2
    while end < limit {
      if isLine {
        if isAtLineEnd(bytes, end) { return end }
      } else if bytes[end] == UInt8(ascii: "/"), bytes[end - 1] == UInt8(ascii: "*"),
        end > start + 2
      {
        return end + 1
      }
      end += 1
    }
    return limit
  }

  private static func isAtLineEnd(_ bytes: [UInt8], _ position: Int) -> Bool {
    bytes[position] == 0x0d || isLineEnd(bytes, position)
  }

  /// Whether a line ends there; for CR LF, only at the LF.
  private static func isLineEnd(_ bytes: [UInt8], _ position: Int) -> Bool {
    switch bytes[position] {
    case 0x0a: true
    case 0x0d: position + 1 == bytes.count || bytes[position + 1] != 0x0a
    default: JSONString.isLineSeparator(bytes, position)
    }
  }
}
