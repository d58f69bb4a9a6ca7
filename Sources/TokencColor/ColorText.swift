import TokencText

/// The outcome of reading a text where a color is expected.
///
///     if case .color(let color) = Color.read(Array("rgb(0 102 204)".utf8)[...]) {
///       print(color.components)
///     }
package enum ColorReading: Equatable, Sendable {
  case color(Color)
  /// Valid CSS that is not a single color: keywords such as `inherit`, functions such as `var(…)`.
  case foreign
  case wrong(ColorFault)
}

extension Color {
  /// Reads a color from UTF-8 text as CSS Color 4 writes it; blanks around it are ignored.
  ///
  /// Unlike in a browser, nothing is clamped: a literal number out of range is an error.
  package static func read(_ text: ArraySlice<UInt8>) -> ColorReading {
    let word = ASCII.trimmed(text)
    guard let first = word.first else { return .wrong(.empty) }
    if first == UInt8(ascii: "#") {
      return readHex(word.dropFirst(), offset: word.startIndex + 1 - text.startIndex)
    }
    if let call = CSSFunctionCall.find(in: word) { return call.color }
    return readWord(word)
  }

  /// Whether the form of a text alone shows that a color is meant.
  ///
  /// That is so for a hex color or a color function; a color name may be an ordinary word.
  package static func isEvident(in text: ArraySlice<UInt8>) -> Bool {
    let word = ASCII.trimmed(text)
    if word.first == UInt8(ascii: "#") {
      return isHexLength(word.count - 1) && word.dropFirst().allSatisfy(isHexDigit)
    }
    guard case .complete(let name, _)? = CSSFunctionCall.find(in: word) else { return false }
    return CSSColorFunction.named(name) != nil
  }

  /// Reads the digits of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func readHex(_ digits: ArraySlice<UInt8>, offset: Int) -> ColorReading {
    var value: UInt32 = 0
    for index in digits.indices {
      guard let digit = ASCII.hexDigit(digits[index]) else {
        let scalar = ASCII.firstScalar(of: digits[index...])
        return .wrong(.badDigit(offset: offset + index - digits.startIndex, scalar))
      }
      value = value << 4 | UInt32(digit)
    }
    switch digits.count {
    case 3: return .color(Color(Bytes(rgba: doubled(value << 4 | 0xf))))
    case 4: return .color(Color(Bytes(rgba: doubled(value))))
    case 6: return .color(Color(Bytes(rgba: value << 8 | 0xff)))
    case 8: return .color(Color(Bytes(rgba: value)))
    default: return .wrong(.digitCount(digits.count))
    }
  }

  /// Duplicates each of the four lower hexadecimal digits.
  private static func doubled(_ digits: UInt32) -> UInt32 {
    var spread = (digits << 8 | digits) & 0x00ff_00ff
    spread = (spread << 4 | spread) & 0x0f0f_0f0f
    return spread << 4 | spread
  }

  private static func readWord(_ word: ArraySlice<UInt8>) -> ColorReading {
    if let rgb = CSSColorNames.value(of: word) {
      return .color(Color(Bytes(rgba: rgb << 8 | 0xff)))
    }
    if ASCII.isEqual(word, "transparent") { return .color(Color(Bytes(rgba: 0))) }
    if foreignWords.contains(where: { ASCII.isEqual(word, $0) }) { return .foreign }
    let text = ColorFault.excerpt(word)
    if isHexLength(word.count), word.allSatisfy(isHexDigit) {
      return .wrong(.missingHash(text: text))
    }
    let candidates = CSSColorNames.all + ["transparent", "currentcolor"]
    let nearest = EditDistance.nearest(to: text.lowercased(), among: candidates)
    return .wrong(.unknownName(text: text, nearest: nearest))
  }

  private static func isHexLength(_ count: Int) -> Bool {
    count == 3 || count == 4 || count == 6 || count == 8
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    ASCII.hexDigit(byte) != nil
  }

  /// `currentcolor` and the CSS-wide keywords, whose color depends on the place of use.
  private static let foreignWords = [
    "currentcolor", "inherit", "initial", "unset", "revert", "revert-layer",
  ]
}

extension Color.Bytes {
  /// The bytes of a number 0xrrggbbaa.
  fileprivate init(rgba: UInt32) {
    red = UInt8(truncatingIfNeeded: rgba >> 24)
    green = UInt8(truncatingIfNeeded: rgba >> 16)
    blue = UInt8(truncatingIfNeeded: rgba >> 8)
    alpha = UInt8(truncatingIfNeeded: rgba)
  }
}
