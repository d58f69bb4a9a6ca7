import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand
@testable import TokencEmitters

/// The options of `generate` together.
@Suite struct OptionMatrixTests {
  private static let tokens = """
    {
      "color": { "$type": "color", "ink": { "$value": { "light": "#111418", "dark": "#fff" } } },
      "size": { "$type": "dimension", "small": { "$value": "4px" } },
      "label": { "$type": "string", "hello": { "$value": "Hello" } }
    }
    """

  @Test(arguments: [
    ("swift", "color", ["ink"], ["small", "hello"]),
    ("swift", "size", ["small"], ["ink", "hello", "TokenColor"]),
    ("xcassets", "color", ["ink"], []),
    ("xcassets", "size", [], ["ink"]),
    ("strings", "label", ["hello"], []),
    ("strings", "color", [], ["hello"]),
    ("xcstrings", "label", ["hello"], []),
    ("css", "size", ["small"], ["ink", "hello"]),
    ("css", "color/ink", ["ink"], ["small"]),
    ("dtcg", "size", ["small"], ["ink", "hello"]),
  ])
  func `a group chooses what is written`(
    _ format: String, _ group: String, _ wanted: [String], _ unwanted: [String]
  ) {
    let system = InMemorySystem(["a.json": Self.tokens])
    let status = system.run(
      "generate", format, "--no-defaults", "a.json", "-o", "out", "--group", group)
    #expect(status == .success, "\(system.errorOutput)")
    let text = system.writtenPaths.map { path in
      path + String(decoding: system.files[path] ?? [], as: UTF8.self)
    }.joined()
    for name in wanted { #expect(text.contains(name), "\(name)") }
    for name in unwanted { #expect(!text.contains(name), "\(name)") }
  }

  @Test func `a group that is not there is refused with the nearest`() {
    let system = InMemorySystem(["a.json": Self.tokens])
    let status = system.run(
      "generate", "css", "--no-defaults", "a.json", "-o", "out", "--group", "colour")
    #expect(status == .failure)
    #expect(system.errorOutput.contains("did you mean 'color'?"))
    #expect(system.writtenPaths.isEmpty)
  }

  @Test(arguments: [
    [],
    ["--access", "internal", "--style", "flat"],
    ["--access", "package", "--name", "Kit", "--split"],
    ["--style", "flat", "--split", "--group", "step", "--group", "co"],
    [
      "--style", "flat", "--name", "Kit", "--theme", "self=a.json", "--theme",
      "Type \"\\(x)\n=b.json",
    ],
    ["--split", "--access", "internal", "--theme", "default=a.json", "--theme", "+1=b.json"],
    ["--group", "step", "--theme", "init=a.json", "--theme", "allCases=b.json"],
  ])
  func `the Swift of all options compiles`(_ options: [String]) throws {
    let system = InMemorySystem([
      "names.json": Inputs.names, "types.json": Inputs.types, "deep.json": Inputs.deep,
      "a.json": "{ \"own\": { \"$type\": \"number\", \"n\": { \"$value\": 1 } } }",
      "b.json": "{ \"own\": { \"$type\": \"number\", \"n\": { \"$value\": 2 } } }",
    ])
    let line = ["generate", "swift", "--no-defaults", "names.json", "types.json", "deep.json"]
    let status = system.run(
      line + ["-o", "out.swift", "--on-collision", "number"] + options)
    try #require(status == .success, "\(system.errorOutput.prefix(2000))")
    try ScratchDirectory.with { folder in
      var files: [String] = []
      for path in system.writtenPaths {
        let name = path.replacing("/", with: "_")
        try folder.write(name, String(decoding: system.files[path] ?? [], as: UTF8.self))
        files.append(name)
      }
      #expect(options.contains("--split") ? files.count > 1 : files.count == 1)
      let found = try SwiftCompiler.typecheck(files, in: folder)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(arguments: ["flat", "nested"])
  func `no file of several holds more than 2,000 tokens`(_ style: String) {
    let tokens = (0..<4100).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": \($0) }" }
      .joined(separator: ", ")
    let system = InMemorySystem(["a.json": "{ \(tokens), \"g\": { \(tokens) } }"])
    let status = system.run(
      "generate", "swift", "--no-defaults", "a.json", "-o", "out", "--split", "--style", style)
    #expect(status == .success)
    let counts = system.writtenPaths.map { path in
      String(decoding: system.files[path] ?? [], as: UTF8.self).split(separator: "\n")
        .count { $0.contains(": Double { ") }
    }
    #expect(counts.reduce(0, +) == 8200)
    #expect(counts.max() ?? 0 <= 2000, "\(counts)")
  }

  @Test func `groups beyond a dozen are one name`() {
    let system = InMemorySystem(["a.json": Inputs.deep])
    _ = system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-")
    #expect(system.output.contains("struct G11: Sendable {"))
    #expect(!system.output.contains("struct G12"))
    #expect(system.output.contains("public var g12G13G14"))
    #expect(system.output.contains("G299T: Double { 1 }"))
  }

  @Test func `a style sheet spells beside the font what that cannot express, and refuses dashes`() {
    let system = InMemorySystem(["a.json": Inputs.types])
    #expect(system.run("generate", "css", "--no-defaults", "a.json", "-o", "-") == .problems)
    #expect(
      system.errorOutput.contains("error: 'b.y' has dash lengths, which cannot be expressed in CSS")
    )
    #expect(system.output.isEmpty)
    let other = InMemorySystem(["a.json": Inputs.types])
    let line = ["generate", "css", "--no-defaults", "a.json", "-o", "-"]
    #expect(other.run(line + ["--unrepresentable", "skip"]) == .success)
    #expect(other.output.contains("--ty-x: 600 1.5rem/1.5 \"A\", \"B\";"))
    #expect(other.output.contains("--ty-x-letter-spacing: 0.1px;"))
    #expect(other.output.contains("--ty-y: italic 400 20px/30px \"C\";"))
    let further = other.output.split(separator: "\n").filter { $0.contains("--ty-y-") }
    #expect(
      further == [
        "  --ty-y-letter-spacing: 0.05em;", "  --ty-y-text-transform: uppercase;",
        "  --ty-y-text-decoration: line-through;", "  --ty-y-paragraph-spacing: 8px;",
        "  --ty-y-text-indent: 1rem;",
      ])
    #expect(other.output.contains("--ty-z: 400 1.25rem \"C\";"))
    #expect(!other.output.contains("--b-y"))
    #expect(other.output.contains("  One token is left out, since CSS has no value for it:"))
    #expect(other.output.contains("    b.y: has dash lengths, which cannot be expressed in CSS"))
  }
}
