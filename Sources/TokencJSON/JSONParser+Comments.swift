extension JSONParser {
  /// Skips a comment that begins at the current position.
  ///
  /// - Returns: whether there was one; an unclosed one does not count.
  mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/") else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      position += 2
      while position < bytes.count, !isAtLineEnd { position += 1 }
      return true
    case UInt8(ascii: "*"):
      guard let end = endOfComment(position + 2) else { return false }
      position = end
      return true
    default: return false
    }
  }

  /// Whether an unclosed comment begins here.
  var isAtOpenComment: Bool {
    syntax != .strict && position + 1 < bytes.count && bytes[position] == UInt8(ascii: "/")
      && bytes[position + 1] == UInt8(ascii: "*") && endOfComment(position + 2) == nil
  }

  private func endOfComment(_ start: Int) -> Int? {
    guard start <= lastComment else { return nil }
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  var isAtLineEnd: Bool {
    bytes[position] == 0x0a || bytes[position] == 0x0d
      || JSONString.isLineSeparator(bytes, position)
  }
}
