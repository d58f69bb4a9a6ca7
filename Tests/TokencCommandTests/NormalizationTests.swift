import Testing
import TokencCommand
import TokencTestSupport

/// Names and texts are the same only where their code points are: `é` is not `e` with an accent,
/// though `String` compares them as equal.
@Suite struct NormalizationTests {
  /// One code point.
  private static let one = "caf\u{e9}"
  /// Two code points that look the same.
  private static let two = "cafe\u{301}"

  /// The text with both spellings replaced by words, code point by code point.
  private func marked(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{e9}": scalars += Array("(one)".unicodeScalars)
      case "\u{301}": scalars += Array("(two)".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private func run(_ file: String, _ arguments: String...) -> (TokencCommand.ExitStatus, String) {
    let machine = InMemorySystem(["a.json": file])
    let status = machine.run(arguments)
    return (status, marked(status == .success ? machine.output : machine.errorOutput))
  }

  @Test func `two modes`() {
    let (status, text) = run(
      """
      { "t": { "$value": "x", "$extensions": { "mode": { "\(Self.one)": "1", "\(Self.two)": "2" } } } }
      """, "resolve", "--no-defaults", "--format", "csv", "a.json")
    #expect(status == .success)
    #expect(text.contains("caf(one)"))
    #expect(text.contains("cafe(two)"))
  }

  @Test func `a mode is chosen by its code points`() {
    let file =
      #"{ "t": { "$value": "x", "$extensions": { "mode": { "\#(Self.one)": "1" } } } }"#
    let (status, text) = run(
      file, "resolve", "--no-defaults", "--format", "csv", "a.json", "--mode", Self.two)
    #expect(status == .failure)
    #expect(text.contains("no mode 'cafe(two)'"))
    let (found, _) = run(
      file, "resolve", "--no-defaults", "--format", "csv", "a.json", "--mode", Self.one)
    #expect(found == .success)
  }

  @Test(arguments: ["swift", "css"])
  func `texts of two modes`(_ format: String) {
    let (status, text) = run(
      """
      { "t": { "$type": "string", "$value": { "light": "\(Self.one)", "dark": "\(Self.two)" } } }
      """, "resolve", "--no-defaults", "--format", format, "a.json")
    #expect(status == .success)
    #expect(text.contains("\"caf(one)\""))
    #expect(text.contains("\"cafe(two)\"") || text.contains(#""cafe\u{301}""#))
  }

  @Test func `a text for each mode is more than a strings file holds`() {
    let (status, text) = run(
      """
      { "t": { "$type": "string", "$value": { "light": "\(Self.one)", "dark": "\(Self.two)" } } }
      """, "generate", "strings", "--no-defaults", "a.json", "-o", "-")
    #expect(status == .problems)
    #expect(text.contains("'t' has a text for each mode"))
  }

  @Test(arguments: ["swift", "css"])
  func `font families of two modes`(_ format: String) {
    let (status, text) = run(
      """
      { "t": { "$type": "fontFamily", "$value": { "light": "\(Self.one)", "dark": ["\(Self.two)"] } } }
      """, "resolve", "--no-defaults", "--format", format, "a.json")
    #expect(status == .success)
    #expect(text.contains("caf(one)"))
    #expect(text.contains("cafe(two)") || text.contains(#"cafe\u{301}"#))
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `a changed text is a change, mode by mode`(_ format: String) {
    let machine = InMemorySystem([
      "old.json": #"{ "t": { "$value": { "light": "\#(Self.one)", "dark": "\#(Self.one)" } } }"#,
      "new.json": #"{ "t": { "$value": { "light": "\#(Self.two)", "dark": "x" } } }"#,
    ])
    let status = machine.run(
      "diff", "--no-defaults", "--format", format, "--exit-zero", "old.json", "new.json")
    #expect(status == .success)
    #expect(marked(machine.output).contains("caf(one)"))
    #expect(marked(machine.output).contains("cafe(two)"))
  }

  @Test func `a renamed mode is another mode`() {
    let machine = InMemorySystem([
      "old.json": #"{ "t": { "$value": 0, "$extensions": { "mode": { "\#(Self.one)": 1 } } } }"#,
      "new.json": #"{ "t": { "$value": 0, "$extensions": { "mode": { "\#(Self.two)": 1 } } } }"#,
    ])
    _ = machine.run(
      "diff", "--no-defaults", "--format", "json", "--exit-zero", "old.json", "new.json")
    #expect(marked(machine.output).contains("caf(one)"))
    #expect(marked(machine.output).contains("cafe(two)"))
  }

  @Test(arguments: ["--set", "--theme-name"])
  func `a set and a theme are chosen by their code points`(_ option: String) {
    let (status, text) = run(
      """
      {
        "\(Self.one)": { "t": { "value": "1", "type": "other" } },
        "$themes": [{ "id": "1", "name": "\(Self.one)", "selectedTokenSets": { "\(Self.one)": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["\(Self.one)"] }
      }
      """, "resolve", "--no-defaults", "a.json", option, Self.two)
    #expect(status == .failure)
    #expect(text.contains("'cafe(two)'"))
  }

  @Test(arguments: ["--input", "--mode-from"])
  func `a modifier is chosen by its code points`(_ option: String) {
    let (status, text) = run(
      """
      {
        "version": "2025.10",
        "modifiers": { "\(Self.one)": { "contexts": { "a": [], "b": [] }, "default": "a" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/\(Self.one)" }]
      }
      """, "resolve", "--no-defaults", "a.json", option,
      option == "--input" ? "\(Self.two)=a" : Self.two)
    #expect(status == .failure)
    #expect(text.contains("'cafe(two)'"))
    #expect(text.contains("with U+00E9 instead of U+0065 U+0301?"))
  }

  @Test func `a suggestion that looks the same names the code points`() {
    let (status, text) = run(
      #"{ "\#(Self.one)": { "$value": 1 }, "b": { "$value": "{\#(Self.two)}" } }"#, "check",
      "--no-defaults", "a.json")
    #expect(status == .problems)
    #expect(text.contains("with U+00E9 instead of U+0065 U+0301?"))
  }

  @Test func `two spellings of a type outside the list are two findings`() {
    let machine = InMemorySystem([
      "a.json": """
      { "a": { "$type": "\(Self.one)", "$value": 1 }, "b": { "$type": "\(Self.two)", "$value": 1 } }
      """
    ])
    _ = machine.run("check", "--no-defaults", "a.json")
    #expect(marked(machine.errorOutput).contains("'caf(one)'"))
    #expect(marked(machine.errorOutput).contains("'cafe(two)'"))
  }
}
