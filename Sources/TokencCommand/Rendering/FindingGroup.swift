import TokencDiagnostics
import TokencText

/// Findings that have one code and one cause: their messages differ in names and numbers only.
struct FindingGroup {
  /// The first of them, in file order.
  let first: Diagnostic
  /// The others.
  private(set) var others: [Diagnostic] = []

  /// How many findings there are, those counted that stand for several.
  var count: Int { others.reduce(first.count) { $0 + $1.count } }

  /// All findings of the group, in file order.
  var findings: [Diagnostic] { [first] + others }

  /// Sorts findings into groups, in the order of their first ones.
  static func all(in diagnostics: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var numbers: [[UInt8]: Int] = [:]
    for diagnostic in diagnostics {
      let key = Self.key(of: diagnostic)
      if let number = numbers[key] {
        groups[number].others.append(diagnostic)
      } else {
        numbers[key] = groups.count
        groups.append(FindingGroup(first: diagnostic))
      }
    }
    return groups
  }

  /// The name or value that a message is about, if the first message of the group has another.
  func example(of diagnostic: Diagnostic) -> String? {
    let text = QuotedText.first(in: diagnostic.message)
    return text == QuotedText.first(in: first.message)
      ? nil : text.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Severity, code, and the message without its names and numbers.
  private static func key(of diagnostic: Diagnostic) -> [UInt8] {
    var key = Array("\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue) ".utf8)
    var isInNumber = false
    for byte in QuotedText.removed(from: diagnostic.message) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit || !isInNumber { key.append(isDigit ? UInt8(ascii: "0") : byte) }
      isInNumber = isDigit
    }
    return key
  }
}

/// The parts of a message between single quotes, which come from the input.
enum QuotedText {
  private static let quote = UInt8(ascii: "'")

  /// The first quoted part, without its quotes.
  static func first(in message: String) -> [UInt8]? {
    let bytes = Array(message.utf8)
    return ranges(in: bytes).first.map { Array(bytes[$0]) }
  }

  /// The message with nothing between its quotes.
  static func removed(from message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    var rest: [UInt8] = []
    var from = bytes.startIndex
    for range in ranges(in: bytes) {
      rest += bytes[from..<range.lowerBound]
      from = range.upperBound
    }
    return rest + bytes[from...]
  }

  /// A quoted part begins after a blank or a bracket and ends before one or before punctuation, so
  /// that an apostrophe inside a name is none.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() where byte == quote {
      if let begin = start {
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : UInt8(ascii: " ")
        guard " ,;:.)]".utf8.contains(next) else { continue }
        ranges.append(begin..<index)
        start = nil
      } else if index == 0 || " ([".utf8.contains(bytes[index - 1]) {
        start = index + 1
      }
    }
    return ranges
  }
}
