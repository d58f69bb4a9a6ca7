import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing
import TokencEmitters

@testable import TokencCommand

/// `--strict` turns warnings into errors and `--quiet` keeps them back; neither changes what is
/// written.
@Suite struct StrictnessTests {
  /// Files that lead to a warning.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: DiagnosticCode
    let what: String
    /// The options and files of the command line.
    let line: String
    let files: [String: String]

    init(_ code: DiagnosticCode, _ what: String, line: String = "a.json", _ text: String) {
      self.code = code
      self.what = what
      self.line = line
      files = ["a.json": text, "base.json": StrictnessTests.base]
    }

    init(_ code: DiagnosticCode, _ what: String, _ line: String, files: [String: String]) {
      self.code = code
      self.what = what
      self.line = line
      self.files = files
    }

    var testDescription: String { "\(code.rawValue): \(what)" }
  }

  private static let base = """
    { "c": { "$type": "color", "$value": { "light": "#fff", "dark": "#000" } } }
    """

  static let cases = [
    Case(
      .unsupportedValue, "colors and lengths of CSS alone, each of them twice",
      """
      {
        "c": { "$type": "color", "$value": "color-mix(in srgb, red, blue)" },
        "d": { "$type": "color", "$value": "color-mix(in srgb, red, blue)" },
        "e": { "$type": "dimension", "$value": "calc(100% - 4px)" },
        "f": { "$type": "dimension", "$value": "calc(100% - 4px)" },
        "g": { "$type": "color", "$value": { "light": "red", "dark": "color-mix(in srgb, red, blue)" } },
        "h": { "$type": "color", "$value": "not a color" },
        "i": { "$type": "color", "$value": "{h}" }
      }
      """),
    Case(
      .unsupportedValue, "what drafts spelled otherwise",
      """
      {
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "channels": [1, 0, 0] } },
        "d": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" } }
      }
      """),
    Case(
      .unknownType, "a type of nobody's",
      """
      { "a": { "$type": "tint", "$value": "x" }, "b": { "$type": "color", "$value": "#fff" } }
      """),
    Case(
      .typeMismatch, "a text read as a length",
      """
      {
        "a": { "$type": "string", "$value": "4px" },
        "b": { "$type": "dimension", "$value": "{a}" }
      }
      """),
    Case(
      .unknownProperty, "a description that is not text",
      """
      { "a": { "$type": "color", "$value": "#fff", "$description": 1 } }
      """),
    Case(
      .unknownProperty, "a member beside a reference",
      """
      {
        "a": { "$type": "color", "$value": "#fff" },
        "b": { "$type": "color", "$value": { "$ref": "#/a/$value", "x": 1 } }
      }
      """),
    Case(
      .malformedReference, "blanks inside a reference",
      """
      { "a": { "$type": "color", "$value": "#fff" }, "b": { "$type": "color", "$value": "{ a }" } }
      """),
    Case(
      .invalidValue, "a group that holds a type and nothing else",
      """
      { "g": { "h": { "i": { "$type": "color" } } }, "a": { "$type": "color", "$value": "#fff" } }
      """),
    Case(.invalidRoot, "a file without a token", line: "base.json a.json", "{}"),
    Case(
      .unknownToken, "a token that the defaults lack", line: "--defaults base.json a.json",
      """
      { "c": { "$value": "#aaa" }, "d": { "$type": "color", "$value": "#bbb" } }
      """),
    Case(
      .invalidValue, "a modifier with one context", "d.json",
      files: [
        "d.json": """
        {
          "version": "2025.10",
          "modifiers": { "m": { "contexts": { "one": [{ "$ref": "base.json" }] }, "default": "one" } },
          "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
        }
        """,
        "base.json": base,
      ]),
    Case(
      .unsupportedValue, "contexts as modes", "--mode-from m d.json",
      files: [
        "d.json": """
        {
          "version": "2025.10",
          "modifiers": {
            "m": {
              "contexts": { "light": [{ "$ref": "a.json" }], "dark": [{ "$ref": "b.json" }] },
              "default": "light"
            }
          },
          "resolutionOrder": [{ "$ref": "#/modifiers/m" }]
        }
        """,
        "a.json": """
        { "c": { "$type": "color", "$value": "color-mix(in srgb, red, blue)" } }
        """,
        "b.json": """
        { "c": { "$type": "color", "$value": "not a color" } }
        """,
      ]),
  ]

  /// Every command line that writes something from tokens, without the files.
  static let commands: [String] =
    Emitter.all.map { "resolve --format \($0.name)" } + ["resolve --raw"]
    + Generator.all.flatMap { generator in
      ["error", "skip"].map {
        "generate \(generator.name) --on-collision number --unrepresentable \($0) -o out"
      }
    }
    + DiffFormat.all.map { "diff --format \($0.name) --base base.json" }
    + ["explain c", "explain c --format json"]

  @Test(arguments: cases)
  func `the same is written with --strict and with --quiet`(_ example: Case) {
    for command in Self.commands {
      let plain = Self.run(command, "", example)
      for option in ["--strict", "--quiet", "--strict --quiet"] {
        let other = Self.run(command, option, example)
        #expect(other.output == plain.output, "\(command) \(option)")
        #expect(other.files == plain.files, "\(command) \(option)")
      }
    }
  }

  @Test(arguments: cases)
  func `each of the inputs leads to its warning`(_ example: Case) {
    let warned = Self.findings("", example)
    #expect(
      warned.contains { $0.contains(" warning: ") && $0.hasSuffix("[\(example.code.rawValue)]") },
      "\(warned)")
    let strict = Self.findings("--strict", example)
    #expect(!strict.contains { $0.contains(" warning: ") }, "\(strict)")
  }

  private static func findings(_ option: String, _ example: Case) -> [Substring] {
    run("generate css -o out", option, example).errorOutput.split(separator: "\n")
  }

  @Test(arguments: ["format --write", "format -o out", "migrate -o out"])
  func `what is rewritten is the same with --strict and with --quiet`(_ command: String) {
    let example = Case(
      .unknownToken, "an older theme",
      """
      { "colors": { "light": { "primary": "#fff", "nobody": "#000" }, "dark": { "primary": "#000" } } }
      """)
    let plain = Self.run(command, "", example, hasDefaults: true)
    for option in ["--strict", "--quiet"] {
      let other = Self.run(command, option, example, hasDefaults: true)
      #expect(other.files == plain.files, "\(option)")
    }
  }

  private static func run(
    _ command: String, _ option: String, _ example: Case, hasDefaults: Bool = false
  ) -> (output: String, errorOutput: String, files: [String: [UInt8]]) {
    let machine = InMemorySystem(example.files)
    let hasDefaults = hasDefaults || example.line.contains("--defaults")
    let words = [command, hasDefaults ? "" : "--no-defaults", "--keep-going", option, example.line]
    _ = machine.run(words.joined(separator: " ").split(separator: " ").map(String.init))
    return (machine.output, machine.errorOutput, machine.files)
  }
}
