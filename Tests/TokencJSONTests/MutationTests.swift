import TokencText
import Foundation
import TokencTestSupport
import Testing

@testable import TokencJSON

@Suite struct MutationTests {
  private static let seeds = 0..<20 as Range<UInt64>

  @Test(arguments: seeds)
  func `a changed document is read or refused with a place`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let bytes = [UInt8].mutatedDocument(using: &generator)
      guard let error = syntaxError(bytes) else { continue }
      #expect(error.range.lowerBound <= error.range.upperBound)
      #expect(error.range.upperBound <= bytes.count)
      #expect(
        error.range.lowerBound < error.range.upperBound || error.range.upperBound == bytes.count)
    }
  }

  @Test(arguments: seeds)
  func `a changed document is refused at the first byte that cannot follow`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 1000)
    for _ in 0..<15 {
      let bytes = [UInt8].mutatedDocument(using: &generator)
      if let error = syntaxError(bytes) { expectFirstThatCannotFollow(error, bytes) }
    }
  }
}

extension [UInt8] {
  /// One of the documents that must be accepted, changed.
  fileprivate static func mutatedDocument(
    using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = ConformanceFile.accepted.randomElement(using: &generator)?.bytes ?? []
    bytes.mutate(using: &generator)
    return bytes
  }
}

#if os(Linux)
// Foundation's reader is another one on macOS, with differences of its own.
extension MutationTests {
  @Test(arguments: seeds)
  func `Foundation accepts, refuses and reads the same`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 2000)
    for _ in 0..<500 {
      var bytes = [UInt8].mutatedDocument(using: &generator)
      bytes.removeTrailingCommas()
      guard KnownDifference(bytes) == nil else { continue }
      let foundation = foundationValue(bytes)
      do throws(SyntaxError) {
        let value = JSONValue(try Document(bytes))
        let isSame = foundation.map { value.agrees(with: $0) } ?? false
        #expect(isSame, "Foundation differs over \(text(bytes))")
      } catch {
        #expect(foundation == nil, "\(error.message), but not to Foundation: \(text(bytes))")
      }
    }
  }

  @Test func `the known differences are differences`() {
    for (bytes, difference) in KnownDifference.examples {
      #expect(KnownDifference(bytes) == difference)
      #expect((foundationValue(bytes) == nil) == (syntaxError(bytes) == nil))
    }
  }

  @Test func `what readers often differ in is not a difference`() {
    let nested = [511, 512, 513].map {
      String(repeating: "[", count: $0) + String(repeating: "]", count: $0)
    }
    let texts = [
      #""\ud800""#, #""\udc00""#, "\u{feff}{}", "\u{feff}", #"{"a": 1, "a": 2}"#, "", "1e-400",
    ]
    for text in texts + nested {
      let bytes = Array(text.utf8)
      #expect(KnownDifference(bytes) == nil)
      #expect((foundationValue(bytes) == nil) == (syntaxError(bytes) != nil), "\(text)")
    }
  }

  private func foundationValue(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}

/// Where Foundation's reader and this one do not agree about what a document is.
private enum KnownDifference {
  /// Foundation reads a comma before a closing bracket.
  case trailingComma
  /// Foundation reads UTF-16 and UTF-32, known by a mark or by zeros among the first four bytes.
  case wideEncoding
  /// Foundation refuses a number that no `Double` can hold.
  case numberBeyondDouble

  static let examples: [([UInt8], KnownDifference)] = [
    (Array("[1,]".utf8), .trailingComma), (Array(#"{"a": 1, }"#.utf8), .trailingComma),
    ([0xff, 0xfe, 0x31, 0x00], .wideEncoding), ([0x00, 0x7b, 0x00, 0x7d], .wideEncoding),
    (Array("[1e400]".utf8), .numberBeyondDouble), (Array("-1e999999".utf8), .numberBeyondDouble),
  ]

  init?(_ bytes: [UInt8]) {
    do throws(SyntaxError) {
      let tree = try Document(bytes).tree
      let isBeyond = tree.nodes.indices.contains { node in
        tree.nodes[node].kind == .number && Double(tree.string(of: node))?.isFinite != true
      }
      guard isBeyond else { return nil }
      self = .numberBeyondDouble
    } catch {
      if case .trailingComma = error.reason {
        self = .trailingComma
      } else if error.reason == .utf16 || bytes.prefix(4).contains(0) {
        self = .wideEncoding
      } else {
        return nil
      }
    }
  }
}

extension [UInt8] {
  /// Removes commas before closing brackets as long as they are the first error, so that what
  /// comes after them is compared too.
  fileprivate mutating func removeTrailingCommas() {
    while let error = syntaxError(self), case .trailingComma = error.reason,
      let comma = self[..<Int(error.range.lowerBound)].lastIndex(of: UInt8(ascii: ","))
    {
      remove(at: comma)
    }
  }
}

extension JSONValue {
  /// Whether Foundation read the same, numbers by their kind only.
  ///
  /// It leaves out a byte order mark at the beginning of a text.
  fileprivate func agrees(with foundation: Any) -> Bool {
    switch self {
    case .object(let members):
      guard let dictionary = foundation as? [String: Any] else { return false }
      // Of equal names the last one counts; to Swift, names in another normal form are equal.
      var last: [String: JSONValue] = [:]
      for member in members { last[withoutMark(member.name)] = member.value }
      return last.count == dictionary.count
        && last.allSatisfy { name, value in dictionary[name].map(value.agrees) ?? false }
    case .array(let elements):
      guard let array = foundation as? [Any], array.count == elements.count else { return false }
      return zip(elements, array).allSatisfy { $0.agrees(with: $1) }
    case .string(let text):
      return (foundation as? String).map { $0.utf8.elementsEqual(withoutMark(text).utf8) } ?? false
    case .number: return foundation is NSNumber
    case .true: return (foundation as? Bool) == true
    case .false: return (foundation as? Bool) == false
    case .null: return foundation is NSNull
    case .invalid: return false
    }
  }

  private func withoutMark(_ text: [UInt8]) -> String {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    return String(decoding: text.dropFirst(text.starts(with: mark) ? mark.count : 0), as: UTF8.self)
  }
}
#endif
