import TokencKit
import TokencTestSupport
import Testing

/// Which files a stack has, and what options choose of them.
@Suite struct StackFilesTests {
  private static let document = TokenSource(
    path: "design/all.resolver.json",
    text: """
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "sets/base.json"}]}},
        "modifiers": {"mood": {
          "contexts": {"calm": [{"$ref": "sets/calm.json"}], "loud": [{"$ref": "sets/loud.json"}]},
          "default": "calm"
        }},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mood"}]
      }
      """)
  private static let parts = [
    TokenSource(
      path: "design/sets/base.json", text: #"{"ink": {"$type": "number", "$value": 1}}"#
    ).asPart,
    TokenSource(path: "design/sets/calm.json", text: #"{"ink": {"$value": 2}}"#).asPart,
    TokenSource(path: "design/sets/loud.json", text: #"{"ink": {"$value": "{oink}"}}"#).asPart,
  ]

  @Test func `a resolver document reads the parts that it names`() throws {
    var options = ResolveOptions()
    let calm = ResolvedStack(Self.parts + [Self.document], options: options)
    #expect(calm.findings.isEmpty)
    #expect(calm.token(at: "ink")?.text(in: "default") == "2")
    #expect(calm.token(at: "ink")?.place.file == 1)
    options.inputs = ["mood": "loud"]
    let loud = ResolvedStack([Self.document] + Self.parts, options: options)
    #expect(loud.findings.map(\.code) == ["unresolved-reference"])
    #expect(loud.findings.first?.place.file == 3)
    let mended = try loud.replacing(
      file: "design/sets/loud.json", with: #"{"ink": {"$value": 3}}"#)
    #expect(mended.findings.isEmpty)
    #expect(mended.token(at: "ink")?.text(in: "default") == "3")
  }

  @Test func `a part that is missing is reported where it is named`() {
    let stack = ResolvedStack([Self.document] + Self.parts.dropLast())
    #expect(stack.findings.map(\.message) == ["there is no file 'design/sets/loud.json'"])
    #expect(stack.findings.first?.place.file == 0)
  }

  @Test func `options that name what no file has are errors`() {
    var options = ResolveOptions()
    options.inputs = ["mod": "calm", "mood": "lout"]
    options.sets = ["core"]
    options.themes = ["Light"]
    let stack = ResolvedStack([Self.document] + Self.parts, options: options)
    #expect(stack.hasErrors)
    #expect(stack.findings.isEmpty)
    #expect(stack.optionErrors.map(\.option) == [.inputs, .inputs, .sets, .themes])
    #expect(stack.optionErrors.map(\.name) == ["mod", "mood", "core", "Light"])
    #expect(
      stack.optionErrors.map(\.help).prefix(2) == ["did you mean 'mood'?", "did you mean 'loud'?"])
  }

  @Test func `sets of a folder are chosen as the folder says`() {
    let sources = [
      TokenSource(path: "t/$metadata.json", text: #"{"tokenSetOrder": ["core", "more"]}"#)
        .asSet(named: "$metadata", inFolder: "t"),
      TokenSource(path: "t/more.json", text: #"{"a": {"$type": "number", "$value": "{b}"}}"#)
        .asSet(named: "more", inFolder: "t"),
      TokenSource(path: "t/core.json", text: #"{"b": {"$type": "number", "$value": 1}}"#)
        .asSet(named: "core", inFolder: "t"),
    ]
    #expect(ResolvedStack(sources).tokens.map(\.path) == ["b", "a"])
    var options = ResolveOptions()
    options.sets = ["core", "mor"]
    let chosen = ResolvedStack(sources, options: options)
    #expect(chosen.tokens.map(\.path) == ["b"])
    #expect(chosen.optionErrors.map(\.message) == ["no file has a set 'mor'"])
  }

  @Test func `a replaced file gives what reading all files anew gives`() throws {
    var random = SplitMix64(seed: 7)
    let names = ["a", "b", "c", "d"]
    func text() -> String {
      let members = names.shuffled(using: &random).prefix(3).map { name in
        let value = names.randomElement(using: &random).map { "\"{\($0)}\"" } ?? "1"
        return "\"\(name)\": {\"$value\": \(Bool.random(using: &random) ? value : "1")}"
      }
      return "{\(members.joined(separator: ", ")), \"$ty\(members.count)\": 1}"
    }
    var stack = ResolvedStack([
      TokenSource(path: "x.json", text: text()), TokenSource(path: "y.json", text: text()),
      TokenSource(path: "z.json", text: text()),
    ])
    for _ in 0..<100 {
      let path = stack.sources.randomElement(using: &random)?.path ?? ""
      stack = try stack.replacing(file: path, with: text())
      let anew = ResolvedStack(stack.sources)
      #expect(stack.tokens == anew.tokens)
      #expect(stack.findings == anew.findings)
    }
  }

  @Test func `names that no file has any more do not pile up`() throws {
    var stack = ResolvedStack([TokenSource(path: "x.json", text: "{}")])
    for round in 0..<1200 {
      stack = try stack.replacing(file: "x.json", with: "{\"name\(round)\": {\"$value\": 1}}")
    }
    #expect(stack.tokens.map(\.path) == ["name1199"])
  }

  @Test func `a path that no file has is an error`() {
    let stack = ResolvedStack([TokenSource(path: "x.json", text: "{}")])
    #expect(throws: UnknownFile.self) {
      try stack.replacing(file: "y.json", with: "{}")
    }
    #expect(throws: UnreadableFile.self) { try TokenSource(file: "/none/none.json") }
  }
}
