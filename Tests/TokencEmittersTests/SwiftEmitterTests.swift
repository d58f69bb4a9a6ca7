import TokencDiagnostics
import TokencCore
import Foundation
import TokencTestSupport
import Testing

@testable import TokencEmitters

@Suite struct SwiftEmitterTests {
  private static let hasCompiler: ConditionTrait = .enabled(
    if: SwiftCompiler.path != nil, "there is no swiftc on the PATH")

  /// What is written of a stack, which must be without a finding.
  private func source(_ stack: CompiledStack) throws -> String {
    let emitter = try #require(Emitter.all.first { $0.name == "swift" })
    var log = DiagnosticLog()
    let source = try stack.emitted(emitter, log: &log)
    #expect(log.diagnostics.map(\.message) == [])
    return source
  }

  @Test(hasCompiler) func `what is written of the defaults compiles`() throws {
    let tokens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tokens/defaultTokens.json")
    let stack = compile([.builtIn(try String(contentsOf: tokens, encoding: .utf8))])
    #expect(try SwiftCompiler.complaints(about: source(stack)) == "")
  }

  @Test(hasCompiler) func `what is written of hostile names and texts compiles`() throws {
    // As they stand in JSON.
    let names = [
      "class", "self", "Type", "init", "default", "1", "0 px", "-", "é", "色", "🎨", "a/b", "*/",
      "//", ##"\\n"##, ##"x\u2028y"##, "Int", "String", "Double", "as", "true", "_", "await", "`",
    ]
    let texts = [
      ##"\\(secret())"##, ##"\""##, ##"line\nbreak"##, ##"\u0000\u001b"##, ##"\u2028"##, "é🎨",
      "#", ##"\"\"\""##, ##"\\"##, "*/",
    ]
    let members = names.enumerated().map { index, name in
      let text = texts[index % texts.count]
      return """
        "\(name)": { "in": { "\(name)": { "$type": "string", "$value": "\(text)" } } }
        """
    }
    let numbers =
      #"{ "class": { "$value": 1.50 }, "func": { "$value": -0 }, "n": { "$value": 1e300 } }"#
    let pairs = """
      {
        "a": { "$value": { "light": "#123", "dark": "#abc8" } },
        "b": { "$value": { "light": true, "dark": false } }
      }
      """
    let stack = compile(
      "{ \(members.joined(separator: ",\n")), \"numbers\": \(numbers), \"pairs\": \(pairs) }")
    #expect(stack.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(stack.tokens.tokenCount == names.count + 5)
    #expect(try SwiftCompiler.complaints(about: source(stack)) == "")
  }

  @Test func `two tokens of one Swift name are an error at the second one`() throws {
    let emitter = try #require(Emitter.all.first { $0.name == "swift" })
    let stack = compile(#"{ "g": { "a-b": { "$value": 1 }, "aB": { "$value": 2 } } }"#)
    var log = DiagnosticLog()
    _ = try stack.emitted(emitter, log: &log)
    #expect(log.diagnostics.map(\.code) == [.nameCollision])
    #expect(log.diagnostics.allSatisfy { $0.severity == .error })
  }
}
