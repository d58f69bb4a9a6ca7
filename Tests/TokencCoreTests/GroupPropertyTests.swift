import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// A group is worth its resolved properties: its own, else those of the group that it extends.
@Suite struct GroupPropertyTests {
  /// What `$deprecated` a token has: the reason, `true`, or nothing.
  private func deprecation(_ stack: CompiledStack, _ path: String) -> String? {
    guard let token = stack.token(path), let found = stack.tokens.deprecation(of: token) else {
      return nil
    }
    return found.map { String(decoding: $0, as: UTF8.self) } ?? "true"
  }

  private static let base =
    #""base": { "$type": "number", "$deprecated": "gone", "x": { "$value": 1 } }"#

  @Test(
    arguments: [
      // What extends the base, and what its tokens are deprecated by.
      (#""g": { "$extends": "{base}", "y": { "$value": 2 } }"#, ["g.x": "gone", "g.y": "gone"]),
      (##""g": { "$ref": "#/base", "y": { "$value": 2 } }"##, ["g.x": "gone", "g.y": "gone"]),
      (#""g": { "$extends": "{base}", "$deprecated": false, "y": { "$value": 2 } }"#, [:]),
      (
        #""g": { "$extends": "{base}", "$deprecated": "mine", "y": { "$value": 2 } }"#,
        ["g.x": "mine", "g.y": "mine"]
      ),
      (
        #""g": { "$extends": "{base}", "y": { "$value": 2, "$deprecated": false } }"#,
        ["g.x": "gone"]
      ),
      (
        #""g": { "$deprecated": true, "in": { "$extends": "{base}", "y": { "$value": 2 } } }"#,
        ["g.in.x": "gone", "g.in.y": "gone"]
      ),
      (
        #""g": { "$extends": "{base}" }, "h": { "$extends": "{g}", "z": { "$value": 3 } }"#,
        ["g.x": "gone", "h.x": "gone", "h.z": "gone"]
      ),
      (
        #""o": { "$deprecated": "up", "$type": "number", "b": { "x": { "$value": 1 } } }, "g": { "$extends": "{o.b}" }"#,
        ["o.b.x": "up"]
      ),
      (
        #""o": { "$type": "number", "b": { "$deprecated": "in", "x": { "$value": 1 } } }, "g": { "$extends": "{o}" }"#,
        ["o.b.x": "in", "g.b.x": "in"]
      ),
    ] as [(String, [String: String])])
  func `a group's deprecation is its own or that of the group it extends`(
    _ text: String, _ expected: [String: String]
  ) {
    let stack = compile("{ \(Self.base), \(text) }")
    let found = Dictionary(
      uniqueKeysWithValues: stack.tokens.visibleTokens.compactMap { token in
        let path = stack.tokens.set.pathText(token)
        return deprecation(stack, path).map { (path, $0) }
      })
    #expect(found.filter { $0.key != "base.x" } == expected, "\(text)")
    #expect(found["base.x"] == "gone")
  }

  @Test func `a type that only a group above the base gives is said`() {
    let text = """
      { "p": { "$type": "number", "a": { "x": { "$value": 1 }, "y": { "$value": 2 } } },
        "b": { "$extends": 1️⃣"{p.a}" },
        "c": { "$extends": "{p.a}", "$type": "number" },
        "d": { "$type": "number", "e": { "$extends": "{p.a}" } } }
      """
    let stack = compile(text)
    stack.expect([
      .warning(
        .typeMismatch, "1️⃣",
        "the type number of 'b.y' comes from a group above the one that is extended, which DTCG does not inherit",
        help: #"write '"$type": "number"' into the group that is extended"#)
    ])
    #expect(stack.type("b.x") == "number")
  }

  @Test func `a group names one group that it extends`() {
    compile(
      ##"{ "a": { "x": { "$value": 1 } }, "b": { "$extends": "{a}", 1️⃣"$ref": "#/a", "y": { "$value": 2 } } }"##
    )
    .expect([
      .error(.unknownProperty, "1️⃣", "a group has either '$extends' or '$ref', not both")
    ])
  }
}
