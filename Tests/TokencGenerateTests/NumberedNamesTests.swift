import TokencTestSupport
import Testing

/// Names that several tokens want, in the formats whose names stand beside each other.
@Suite struct NumberedNamesTests {
  private func generate(_ format: String, _ tokens: String, _ options: String...) -> InMemorySystem
  {
    let system = InMemorySystem(["a.json": tokens])
    _ = system.run(["generate", format, "--no-defaults", "a.json", "-o", "out"] + options)
    return system
  }

  /// The properties of a style sheet, `--name: value`.
  private func properties(_ system: InMemorySystem) -> [String] {
    String(decoding: system.files["out"] ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("  --") }.map { String($0.dropFirst(2).dropLast()) }
  }

  private static func numbers(_ names: [String]) -> String {
    let tokens = names.enumerated().map { "\"\($1)\": { \"$value\": \($0) }" }
    return "{ \"$type\": \"number\", \(tokens.joined(separator: ", ")) }"
  }

  @Test(arguments: [
    (["a b", "a-b"], ["--a-b: 0", "--a-b-2: 1"]), (["a-b", "a b"], ["--a-b-2: 0", "--a-b: 1"]),
    // A number that another token has as its own name is left out.
    (["a b", "a-b", "a-b-2"], ["--a-b: 0", "--a-b-3: 1", "--a-b-2: 2"]),
    (["a-b-2", "a b", "a-b"], ["--a-b-2: 0", "--a-b: 1", "--a-b-3: 2"]),
    (["a b", "a-b", "a-b-3", "a!b"], ["--a-b: 0", "--a-b-4: 1", "--a-b-3: 2", "--a-b-2: 3"]),
    // What was numbered is taken for all that come later.
    (
      ["a b", "a-b", "a-b 2", "a b-2"],
      ["--a-b: 0", "--a-b-3: 1", "--a-b-2-2: 2", "--a-b-2: 3"]
    ),
  ])
  func `a number skips what is a name already`(_ names: [String], _ expected: [String]) {
    let system = generate("css", Self.numbers(names), "--on-collision", "number")
    #expect(properties(system) == expected)
    #expect(system.errorOutput.isEmpty)
  }

  @Test func `an asset catalog's names differ in more than case`() {
    let colors = ["ink", "Ink", "INK-2", "ink-3"].map { "\"\($0)\": { \"$value\": \"#000\" }" }
    let system = generate(
      "xcassets", "{ \"$type\": \"color\", \(colors.joined(separator: ", ")) }",
      "--on-collision", "number")
    let folders = system.files.keys.filter { $0.contains(".colorset") }
      .map { $0.replacing("out/", with: "").replacing(".colorset/Contents.json", with: "") }
    #expect(folders.sorted() == ["INK-2", "Ink", "ink-3", "ink-4"])
    #expect(Set(folders.map { $0.lowercased() }).count == 4)
  }

  private static let style =
    ##"{ "fontFamily": "A", "fontSize": "1px", "fontWeight": 400, "letterSpacing": "2px", "lineHeight": 1 }"##

  /// Text styles `h`, with other tokens called like the style's further property and its numbers.
  private static func styles(_ others: String...) -> String {
    let strings = others.map { ", \"\($0)\": { \"$type\": \"number\", \"$value\": 9 }" }.joined()
    return "{ \"h\": { \"$type\": \"typography\", \"$value\": \(style) }\(strings) }"
  }

  @Test func `a further property of a text style is numbered past the names of tokens`() {
    let one = generate("css", Self.styles("h-letter-spacing"), "--on-collision", "number")
    #expect(properties(one).suffix(2) == ["--h-letter-spacing: 9", "--h-letter-spacing-2: 2px"])
    let two = generate(
      "css", Self.styles("h-letter-spacing", "h-letter-spacing-2"), "--on-collision", "number")
    #expect(properties(two).last == "--h-letter-spacing-3: 2px")
    let none = generate("css", Self.styles("h-letter-spacing-2"))
    #expect(properties(none).last == "--h-letter-spacing: 2px")
    #expect(none.errorOutput.isEmpty)
  }

  @Test func `one clash is one error, though its number is a name too`() {
    let system = generate("css", Self.styles("h-letter-spacing", "h-letter-spacing-2"))
    #expect(system.files["out"] == nil)
    let errors = system.errorOutput.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 1)
    #expect(
      errors.first?.contains(
        "a part of 'h' and 'h-letter-spacing' would both be '--h-letter-spacing' in CSS") == true)
  }

  @Test func `all that want a name are one error`() {
    let system = generate("css", Self.numbers(["a b", "x", "a-b", "a!b", "y z", "y-z"]))
    let errors = system.errorOutput.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 2)
    #expect(errors.first?.contains("'a b', 'a-b' and 'a!b' would all be '--a-b' in CSS") == true)
    #expect(errors.last?.contains("'y z' and 'y-z' would both be '--y-z' in CSS") == true)
  }

  @Test(arguments: [
    (["b-c", "b_c"], ["bC", "bC_2"]), (["v-1", "v 1"], ["v1_2", "v1"]),
    (["v-1", "v 1", "v-1-2"], ["v1_3", "v1", "v1_2"]),
    (["v-1-2", "v-1", "v_1", "v-1-4", "v 1"], ["v1_2", "v1_3", "v1_5", "v1_4", "v1"]),
  ])
  func `Swift's numbers skip what is a name already`(_ names: [String], _ expected: [String]) {
    let group = "{ \"g\": \(Self.numbers(names)) }"
    let system = generate("swift", group, "--on-collision", "number")
    let lines = String(decoding: system.files["out"] ?? [], as: UTF8.self).split(separator: "\n")
    let found = (0..<names.count).map { value in
      lines.first { $0.hasSuffix(": Double { \(value) }") }
        .flatMap { $0.split(separator: " ").first { $0.hasSuffix(":") }?.dropLast() } ?? "–"
    }
    #expect(found.map(String.init) == expected)
  }
}
