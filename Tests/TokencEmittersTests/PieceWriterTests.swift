import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON
import TokencTestSupport
import Testing
import TokencSettings

@testable import TokencEmitters

@Suite struct PieceWriterTests {
  /// Groups of ten tokens with an alias each, several pieces in all formats.
  private static let stack = compile(
    """
    { \((0..<400).map(group).joined(separator: ",\n")) }
    """)

  private static func group(_ number: Int) -> String {
    let tokens = (0..<10).map { #""t\#($0)": { "$value": "rgb(\#(number / 2) \#($0) 0)" }"# }
    let alias = #""alias": { "$value": "{g\#(number / 2).t1}" }"#
    return """
      "g\(number)": { "$type": "color", \(tokens.joined(separator: ", ")),
        "inner": { \(alias) } }
      """
  }

  /// What a writer writes if each piece is taken away, and how many there are.
  private func pieces(_ writer: any PieceWriter) -> (bytes: [UInt8], count: Int) {
    var writer = writer
    var bytes: [UInt8] = []
    var piece = OutputBuffer()
    var count = 0
    var isComplete = false
    while !isComplete {
      isComplete = !writer.writePiece(into: &piece)
      bytes += piece.bytes
      piece.bytes.removeAll()
      count += 1
    }
    return (bytes, count)
  }

  @Test(arguments: ["json", "csv", "swift"])
  func `a format says the same in pieces as in one go`(_ format: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == format })
    let whole = try Self.stack.emitted(emitter)
    let options = EmitterOptions(selection: Selection(all: Self.stack.tokens))
    var log = DiagnosticLog()
    guard case .pieces(let writer) = emitter.emit(Self.stack.tokens, options, &log) else {
      Issue.record("a large output is made whole")
      return
    }
    let (bytes, count) = pieces(writer)
    #expect(count > 1)
    #expect(String(decoding: bytes, as: UTF8.self) == whole)
  }

  @Test(arguments: [1, 2])
  func `generated Swift is the same in pieces as in one go`(_ themes: Int) throws {
    let selection = Selection(all: Self.stack.tokens)
    let input = GeneratorInput(
      themes: (0..<themes).map {
        ThemeTokens(name: "theme\($0)", resolved: Self.stack.tokens, selection: selection)
      })
    var log = DiagnosticLog()
    let files = Generator.swift.generate(input, SettingValues(), &log)
    let file = try #require(files.first)
    #expect(files.count == 1)
    guard case .pieces(let writer) = file.content else {
      Issue.record("a large file is made whole")
      return
    }
    let (bytes, count) = pieces(writer)
    #expect(count > 1)
    #expect(bytes == file.content.bytes)
    // A file can be asked for again.
    #expect(file.content.bytes == file.content.bytes)
    let source = String(decoding: bytes, as: UTF8.self)
    #expect(source.matches(of: #/var t\d: /#).count == 4000)
    #expect(source.matches(of: #/var alias: /#).count == 400)
    #expect(source.count { $0 == "{" } == source.count { $0 == "}" })
  }
}
