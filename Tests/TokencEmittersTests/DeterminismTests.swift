import TokencDiagnostics
import TokencCore
import Foundation
import TokencTestSupport
import Testing

@testable import TokencEmitters

@Suite struct DeterminismTests {
  private static let tokens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tokens")

  /// Each table of names has a secret seed, so that two runs differ where its order shows.
  @Test(arguments: ["table", "json", "csv", "swift"])
  func `two runs write the same bytes`(_ format: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == format })
    func run() throws -> String {
      let stack = compile([
        .builtIn(try Self.text("defaultTokens.json")),
        .theme("summit.json", try Self.text("Themes/summitTokens.json")),
        .theme("harbour.json", try Self.text("Themes/harbourTokens.json")),
      ])
      return try stack.emitted(emitter)
    }
    let first = try run()
    #expect(first.utf8.count > 10_000)
    #expect(try run() == first)
  }

  @Test func `two runs find the same, in the same order`() {
    func run() -> [Diagnostic] {
      let members = (0..<60).map { index in
        #""t\#(index)": { "$type": "x\#(index % 7)", "$value": "{t\#(index * 7 % 60)}{u\#(index)}" }"#
      }
      return compile("{ \(members.joined(separator: ",\n")) }").diagnostics
    }
    let first = run()
    #expect(first.count > 60)
    #expect(run() == first)
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: tokens.appendingPathComponent(name), encoding: .utf8)
  }
}
