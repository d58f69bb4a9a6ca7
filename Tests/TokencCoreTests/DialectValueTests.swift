import Testing
import TokencCore
import TokencDiagnostics
import TokencDialects
import TokencJSON
import TokencTestSupport
import TokencText

/// The core knows no dialect by name: all that one of its own needs is a value.
@Suite struct DialectValueTests {
  /// Files with a root `$shouts`: `shade` is a name for colors, `@a.b` a reference, and every text
  /// is loud.
  private static let shouting: Dialect = {
    var dialect = Dialect(name: "shouting", mark: "`$shouts`", read: "all", unread: "nothing")
    dialect.rootProperties = ["$shouts"]
    dialect.plan = { stack, _, index, plan, _ in
      guard let name = stack.names.find("$shouts") else { return }
      for (file, tree) in stack.trees.enumerated() where tree.member(name, of: 0) != nil {
        plan.files[file].owner = index
      }
    }
    dialect.synonym = { $0 == "shade" ? TypeSynonym(type: .color) : nil }
    dialect.references.forms = [
      ReferenceForm(opening: UInt8(ascii: "@"), isForOwnFiles: true, isTextUnlessToken: true) {
        _, string, _ in string.dropFirst()
      }
    ]
    dialect.transform = { token, id, mode, resolved in
      guard let cursor = resolved.cursor(of: token, in: mode),
        resolved.tokenType(token) == .string, resolved.alias(of: token, in: mode) == nil
      else { return [] }
      var loud = ComputedValue()
      let text = String(decoding: resolved.textSlice(at: cursor), as: UTF8.self)
      loud.add(text: Array(text.uppercased().utf8), at: cursor, resolved)
      resolved.install(loud, of: id, token: token, in: mode)
      return text == "quiet"
        ? [
          ValueFinding(at: cursor) {
            Diagnostic(.warning, .unsupportedValue, "nothing is quiet here", at: $0)
          }
        ] : []
    }
    return dialect
  }()

  private func compile(_ text: String) -> CompiledStack {
    TokencTestSupport.compile([.theme("t.json", text)], further: [Self.shouting])
  }

  @Test func `its types, references and values are those of its files`() {
    let stack = compile(
      """
      {"$shouts": true, "ink": {"$type": "shade", "$value": "#123456"},
       "word": {"$type": "string", "$value": "hello"}, "same": {"$value": "@word"},
       "low": {"$type": "string", "$value": 1️⃣"quiet"}}
      """)
    #expect(
      stack.typedValues == [
        "ink: color = #123456ff", "word: string = HELLO", "same: string = HELLO",
        "low: string = QUIET",
      ])
    stack.expect([.warning(.unsupportedValue, "1️⃣", "nothing is quiet here")])
  }

  @Test func `files of other dialects are read as before`() {
    let stack = compile(
      """
      {"word": {"$type": "string", "$value": "hello"}, "same": {"$value": "@word"}}
      """)
    #expect(stack.values == ["word = hello", "same = @word"])
    stack.expect()
  }
}
