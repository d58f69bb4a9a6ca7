import TokencCore
import TokencText

/// A token of an arithmetic expression.
enum MathsSymbol: Equatable {
  /// A number with the unit that directly follows it, as spelled in the text.
  case number(Double, unit: String)
  /// A function or constant.
  case name(String)
  /// An operator, a bracket, a comma.
  case sign(String)

  /// The symbols of a text; nil if it contains anything else.
  static func symbols(of text: ArraySlice<UInt8>) -> [MathsSymbol]? {
    var symbols: [MathsSymbol] = []
    var rest = text
    while let byte = rest.first {
      if ASCII.isBlank(byte) {
        rest.removeFirst()
      } else if ASCII.isDigit(byte) || byte == UInt8(ascii: ".") {
        guard let number = takeNumber(&rest) else { return nil }
        symbols.append(number)
      } else if ASCII.isLetter(byte) {
        symbols.append(.name(take(&rest) { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x5f }))
      } else {
        guard let sign = takeSign(&rest) else { return nil }
        symbols.append(.sign(sign))
      }
    }
    return symbols
  }

  private static func take(
    _ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool
  ) -> String {
    let end = rest.firstIndex { !isPart($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> MathsSymbol? {
    guard let end = Quantity.end(ofNumberIn: rest),
      let value = Double(String(decoding: rest[..<end], as: UTF8.self))
    else { return nil }
    rest = rest[end...]
    if rest.first == UInt8(ascii: "%"), !isOperand(rest.dropFirst().first) {
      rest.removeFirst()
      return .number(value, unit: "%")
    }
    return .number(value, unit: take(&rest, while: ASCII.isLetter))
  }

  /// Whether `%` before this byte is the remainder operator: `10%3`.
  private static func isOperand(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return ASCII.isDigit(byte) || ASCII.isLetter(byte) || ".(".utf8.contains(byte)
  }

  private static func takeSign(_ rest: inout ArraySlice<UInt8>) -> String? {
    for sign in ["<=", ">=", "==", "!="] where rest.starts(with: sign.utf8) {
      rest = rest.dropFirst(2)
      return sign
    }
    guard let byte = rest.first, "+-*/%^!()[],?:<>".utf8.contains(byte) else { return nil }
    rest.removeFirst()
    return String(decoding: [byte], as: UTF8.self)
  }
}
