import TokencText

/// A text of the form `name(…)`.
enum CSSFunctionCall {
  /// The text is one call from beginning to end.
  case complete(name: ArraySlice<UInt8>, arguments: ArraySlice<UInt8>)
  /// A parenthesis or a quote is never closed.
  case unclosed(name: ArraySlice<UInt8>)
  /// The call ends before the text does.
  case followed(name: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)

  /// The call at the start of a text; `nil` if there is none.
  static func find(in text: ArraySlice<UInt8>) -> CSSFunctionCall? {
    let name = text.prefix { ASCII.isNamePart($0) }
    guard let first = name.first, !ASCII.isDigit(first), name.endIndex < text.endIndex,
      text[name.endIndex] == UInt8(ascii: "(")
    else { return nil }
    guard let end = closing(of: text[name.endIndex...]) else { return .unclosed(name: name) }
    if end + 1 < text.endIndex { return .followed(name: name, rest: text[(end + 1)...]) }
    return .complete(name: name, arguments: text[(name.endIndex + 1)..<end])
  }

  /// The index of the parenthesis that closes the first one, ignoring those in quotes.
  private static func closing(of text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "(") where quote == nil: depth += 1
      case UInt8(ascii: ")") where quote == nil:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The call read where a color is expected.
  var color: ColorReading {
    switch self {
    case .unclosed(let name):
      return .wrong(.unclosed(function: ColorFault.excerpt(name)))
    case .followed(let name, let rest):
      let text = ColorFault.excerpt(ASCII.trimmed(rest))
      return .wrong(.textAfter(function: ColorFault.excerpt(name), text: text))
    case .complete(let name, let arguments):
      guard let function = CSSColorFunction.named(name) else { return .foreign }
      return CSSColorParser.read(function, arguments)
    }
  }
}
