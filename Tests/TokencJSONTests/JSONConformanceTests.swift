import TokencText
import Testing

@testable import TokencJSON

@Suite struct JSONConformanceTests {
  @Test func `the folders are found`() {
    #expect(ConformanceFile.accepted.count > 50)
    #expect(ConformanceFile.refused.count > 100)
    #expect(ConformanceFile.either.count > 20)
  }

  @Test(arguments: ConformanceFile.accepted)
  func `a document is accepted`(_ file: ConformanceFile) throws {
    let tree = try Document(file.bytes).tree
    #expect(tree.bytes == file.bytes)
    #expect(tree.nodes[0].end == tree.nodes.count)
  }

  @Test(arguments: ConformanceFile.refused)
  func `what is not a document is refused at the first byte that cannot follow`(
    _ file: ConformanceFile
  ) throws {
    let error = try #require(syntaxError(file.bytes))
    expectFirstThatCannotFollow(error, file.bytes)
  }

  @Test(arguments: ConformanceFile.either)
  func `what readers may differ in is read or refused with a place`(
    _ file: ConformanceFile
  ) {
    if let error = syntaxError(file.bytes) { expectFirstThatCannotFollow(error, file.bytes) }
  }

  @Test(arguments: ConformanceFile.accepted)
  func `the beginning of a document is refused at its end, unless it is one itself`(
    _ file: ConformanceFile
  ) {
    for length in file.bytes.indices {
      guard let error = syntaxError(Array(file.bytes[..<length])) else { continue }
      if error.reason == .invalidUTF8 {
        // A scalar was cut off, which is refused where it begins.
        #expect(error.range.upperBound == length)
        #expect(file.bytes[length] & 0xc0 == 0x80)
      } else {
        #expect(error.range == SourceRange(length, length))
      }
    }
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#, " [\n", "[[],"])
  func `100,000 open brackets are refused at number 513`(_ opening: String) throws {
    let bytes = Array(String(repeating: opening, count: 100_000).utf8)
    let error = try #require(syntaxError(bytes))
    #expect(error.reason == .tooDeep)
    let brackets = bytes[...Int(error.range.lowerBound)].reduce(into: 0) { depth, byte in
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
    }
    #expect(brackets == 513)
  }

  @Test func `large documents without an end are refused at their end`() {
    let texts = [
      "\"" + String(repeating: "a", count: 1_000_000), String(repeating: " ", count: 1_000_000),
      "[" + String(repeating: "0,", count: 500_000),
      "-1." + String(repeating: "0", count: 1_000_000) + "e",
      "\"" + String(repeating: "\\", count: 1_000_001),
    ]
    for text in texts {
      #expect(syntaxError(Array(text.utf8))?.range == SourceRange(text.utf8.count, text.utf8.count))
    }
  }
}

/// Expects that what stands before the error can be completed to a document, and that what ends
/// with the byte at fault cannot.
func expectFirstThatCannotFollow(
  _ error: SyntaxError, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  let offset = Int(error.range.lowerBound)
  #expect(Completion.exists(after: bytes[..<offset]), sourceLocation: sourceLocation)
  guard offset < bytes.count else { return }
  #expect(!Completion.exists(after: bytes[...offset]), sourceLocation: sourceLocation)
}
