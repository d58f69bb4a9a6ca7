import TokencKit
import TokencTestSupport
import Testing

/// Files with syntax errors are read on: the rest of them is there, and nothing else is blamed.
@Suite struct DamagedFilesTests {
  /// The findings of a stack as `file:line code`, in their order.
  private static func findings(_ stack: ResolvedStack) -> [String] {
    stack.findings.map { finding in
      let line = stack.position(of: finding.place)?.line ?? 0
      return "\(stack.sources[finding.place.file].path):\(line) \(finding.code)"
    }
  }

  private static func resolve(_ files: String...) -> ResolvedStack {
    ResolvedStack(
      files.enumerated().map { TokenSource(path: "\($0.offset + 1).json", text: $0.element) })
  }

  @Test func `tokens before and after an error are there, and those that need it are not blamed`() {
    let stack = Self.resolve(
      """
      {
        "a": {"$type": "color", "$value": "#06c"},
        "b": {"$type": "color", "$value": #06c},
        "c": {"$type": "color", "$value": "{b}"},
        "d": {"$type": "border", "$value": {"color": "{b}", "width": "1px", "style": "solid"}},
        "e": {"$type": "color", "$value": "#0"}
      }
      """)
    #expect(Self.findings(stack) == ["1.json:3 invalid-json", "1.json:6 invalid-color"])
    #expect(stack.tokens.map(\.path) == ["a", "b", "c", "d", "e"])
    #expect(stack.token(at: "a")?.text(in: "default") == "#0066ccff")
    #expect(stack.token(at: "b")?.text(in: "default") == nil)
    #expect(stack.token(at: "c")?.text(in: "default") == nil)
    #expect(stack.chain(from: "c", in: "default").map(\.path) == ["c", "b"])
    #expect(stack.users(of: "b") == ["c", "d"])
  }

  @Test(
    arguments: [
      // What is typed, and what a reader sees of it.
      (##""b": {"$type": "color", "$value": "#0}"##, ["a", "c"]),
      (##""b": {"$type": "color", "$value"##, ["a", "c"]),
      (##""b": {"$type": "col, "$value": "#06c"},"##, ["a", "b", "c"]),
      (##""b": {"$ty"##, ["a", "c"]),
      (##""b"##, ["a", "c"]),
      (##""b": {"##, ["a", "c"]),
      (##""b": {"$value": "{"##, ["a", "b", "c"]),
    ] as [(String, [String])])
  func `a line on its way to be typed spoils no other`(_ line: String, _ paths: [String]) {
    let stack = Self.resolve(
      """
      {
        "a": {"$type": "color", "$value": "#06c"},
        \(line)
        "c": {"$type": "color", "$value": "{b}"},
        "d": {"$type": "color", "$value": "#0"}
      }
      """)
    #expect(
      Set(stack.tokens.map(\.path)).isSuperset(of: ["a", "c", "d"]), "\(stack.tokens.map(\.path))")
    let own = stack.findings.filter { $0.code != "invalid-json" }
    #expect(own.map(\.code) == ["invalid-color"], "\(Self.findings(stack))")
    #expect((1...3).contains(stack.findings.count - own.count), "\(Self.findings(stack))")
    #expect(paths.allSatisfy { stack.token(at: $0) != nil })
  }

  @Test func `another file that refers to what an error hides is not blamed`() {
    let stack = Self.resolve(
      #"{"group": {"ink": {"$value": 1}, "pa"per": {"$value": 2}}, "other": {"x": {"$value": 3}}}"#,
      """
      {
        "a": {"$value": "{group.paper}"},
        "b": {"$value": "{group.ink}"},
        "c": {"$value": "{other.y}"}
      }
      """)
    #expect(Self.findings(stack) == ["1.json:1 invalid-json", "2.json:4 unresolved-reference"])
    #expect(stack.token(at: "b")?.text(in: "default") == "1")
  }

  @Test func `a type that cannot be read holds no value to another one`() {
    let stack = Self.resolve(
      """
      {
        "a": {"$type": color, "$value": "4px"},
        "g": {"$type": col, "x": {"$value": "#06c"}, "y": {"$type": "number", "$value": "no"}},
        "n": {"$type": "number", "$value": "{a}"}
      }
      """)
    #expect(Self.findings(stack) == ["1.json:2 invalid-json", "1.json:3 invalid-json"])
    #expect(stack.token(at: "a")?.type == nil)
  }

  @Test(arguments: ["", "{", "[", "nul", "\u{feff}", "\"a\": 1}"])
  func `a file without anything to read has one error, and nobody misses its tokens`(
    _ text: String
  ) {
    let stack = Self.resolve(text, #"{"a": {"$value": "{b}"}, "c": {"$value": 1}}"#)
    #expect(stack.findings.map(\.code) == ["invalid-json"], "\(Self.findings(stack))")
    #expect(stack.token(at: "c")?.text(in: "default") == "1")
  }

  @Test func `a document that cannot be read on has one error`() {
    let document = TokenSource(
      path: "all.resolver.json",
      text: #"{"sets": {"a": {"sources": [{"$ref": "a.json"]}}, "resolutionOrder": [x]}"#)
    let part = TokenSource(path: "a.json", text: #"{"ink": {"$value": 1}}"#).asPart
    let stack = ResolvedStack([
      document, part, TokenSource(path: "b.json", text: #"{"b": {"$value": "{ink}"}}"#),
    ])
    #expect(Set(stack.findings.map(\.code)) == ["invalid-json"], "\(Self.findings(stack))")
  }

  @Test func `options are not blamed for what an error hides`() {
    var options = ResolveOptions()
    options.themes = ["Light"]
    let stack = ResolvedStack(
      [TokenSource(path: "t.json", text: #"{"core": {}, "$themes": [{"name": "Li]}"#)],
      options: options)
    #expect(stack.optionErrors.isEmpty)
    #expect(stack.hasErrors)
  }
}
