/// Queries about the surrounding text, for a reader that continues after an error.
extension JSONParser {
  /// The offset after the last byte before `position` that is not a blank.
  func endOfPrevious(_ position: Int) -> Int {
    var end = position
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// The next non-blank byte from `position` on, optionally only on its line.
  func next(from position: Int, onLine: Bool = false) -> Int {
    var index = position
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        if onLine, isLineEnd(index) { return index }
        index += 1
      } else {
        let length = syntax == .json5 ? JSONString.lengthOfBlank5(bytes, index) : 0
        guard length > 0 else { break }
        index += length
      }
    }
    return index
  }

  /// Whether a position is on the same line as the text before it.
  func isOnLine(_ position: Int) -> Bool {
    next(from: endOfPrevious(position), onLine: true) == position
  }

  /// Whether `byte` is the next non-blank one from `position` on.
  func isNext(_ byte: Character, from position: Int) -> Bool {
    let index = next(from: position)
    return index < bytes.count && bytes[index] == byte.asciiValue
  }

  /// Whether there is an LF or CR at a position.
  func isLineEnd(_ position: Int) -> Bool {
    bytes[position] == 0x0a || bytes[position] == 0x0d
  }

  /// Whether a string begins at a position.
  ///
  /// Where single quotes are an error, they may also be apostrophes or typing mistakes.
  func isQuote(_ position: Int) -> Bool {
    if bytes[position] == UInt8(ascii: "\"") { return true }
    guard bytes[position] == UInt8(ascii: "'") else { return false }
    guard syntax != .json5 else { return true }
    let extent = extent(position, isName: false)
    return extent.isClosed && !bytes[extent.content].contains(UInt8(ascii: "\""))
  }

  /// Whether there is punctuation at a position: a comma, colon or bracket, or one that will be
  /// inserted.
  func isPunctuation(_ position: Int) -> Bool {
    ",:{}[]".utf8.contains(bytes[position]) || bytes[position] == JSONRecovery.sentinel
  }

  /// The extent of a quoted string or name, damaged or not.
  func extent(_ start: Int, isName: Bool) -> JSONString.Extent {
    JSONString.extent(ofString: start, bytes, isName: isName)
  }

  /// Whether a quote ends a string whose beginning is missing: the string it would begin continues
  /// with punctuation, or with nothing.
  func isStrayQuote(_ position: Int) -> Bool {
    let first = next(from: position + 1, onLine: true)
    guard first < bytes.count, !isLineEnd(first) else { return true }
    return ",:}]".utf8.contains(bytes[first]) && !isClosedAt(first, position)
  }

  /// Whether a string that begins with punctuation is a real one: `":"` or `", "`.
  private func isClosedAt(_ first: Int, _ start: Int) -> Bool {
    let end = next(from: first + 1, onLine: true)
    guard end < bytes.count, bytes[end] == bytes[start] else { return false }
    return end + 1 == bytes.count || bytes[end + 1] <= 0x20 || ",:}]".utf8.contains(bytes[end + 1])
  }

  /// The end of words in place of a value, such as `dark blue` or `rgb(1, 2, 3)`.
  ///
  /// They end at the end of the line, and before punctuation, a string, or a word with a colon.
  func endOfJunk(_ start: Int) -> Int {
    var end = start
    var index = start
    repeat {
      index = endOfJunkWord(index)
      end = index
      index = next(from: index, onLine: true)
    } while index < bytes.count && !isLineEnd(index) && !isPunctuation(index)
      && bytes[index] != UInt8(ascii: "\"") && !isComment(index) && !isNameWithColon(index)
    return end
  }

  private func endOfJunkWord(_ start: Int) -> Int {
    var index = start
    repeat {
      if bytes[index] == UInt8(ascii: "("), let end = endOfParentheses(index) {
        index = end
      } else {
        index += 1
      }
    } while index < bytes.count && bytes[index] > 0x20 && !isPunctuation(index)
      && bytes[index] != UInt8(ascii: "\"") && !isComment(index)
    return index
  }

  private func endOfParentheses(_ start: Int) -> Int? {
    // Anything longer is not a CSS function.
    let limit = min(bytes.count, start + 256)
    var index = start
    while index < limit, !isLineEnd(index), bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: ")") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Whether there is a name without quotes, or without the first one, followed by a colon.
  func isNameWithColon(_ start: Int) -> Bool {
    let end = JSONString.endOfBareName(start, bytes)
    guard end > start else { return false }
    let hasQuote = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    return isNext(":", from: hasQuote ? end + 1 : end)
  }

  /// Whether there is a name followed by a colon, in quotes or not.
  func isMember(_ start: Int) -> Bool {
    guard start < bytes.count else { return false }
    return isQuote(start)
      ? isNext(":", from: extent(start, isName: true).end) : isNameWithColon(start)
  }

  /// Whether no value follows a colon after a string, so that the string is not a name.
  func isStrayColon(_ colon: Int) -> Bool {
    let next = next(from: colon + 1)
    return next == bytes.count || ",}]".utf8.contains(bytes[next])
  }

  /// Whether the line continues with a value, rather than a member or nothing.
  func isValueOnLine(_ start: Int) -> Bool {
    let next = next(from: start, onLine: true)
    guard next < bytes.count, !isLineEnd(next), !",:}]".utf8.contains(bytes[next]) else {
      return false
    }
    return bytes[next] != JSONRecovery.sentinel && !isComment(next) && !isMember(next)
  }

  /// Whether a comment begins at a position, allowed or not.
  func isComment(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
  }

  /// Skips a comment, allowed or not; an unclosed one ends with its line.
  mutating func skipDamagedComment() {
    if skipComment() { return }
    lastComment = min(lastComment, position)
    while position < bytes.count, !isAtLineEnd { position += 1 }
  }

  /// The end of an object, array, string or words to skip.
  func endOfUnit(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return index }
        depth -= 1
        index += 1
      case UInt8(ascii: "\""): index = extent(index, isName: false).end
      case JSONRecovery.sentinel: return index
      case 0...0x20: index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { return index }
        index += 1
      default: index = depth > 0 ? index + 1 : endOfJunk(index)
      }
      if depth == 0, bytes[index - 1] > 0x20 { return index }
    }
    return index
  }
}
