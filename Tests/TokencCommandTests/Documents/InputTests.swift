import TokencTestSupport
import Testing

@testable import TokencCommand

/// `--input`, `--mode-from`, and what `check` does without them.
@Suite struct InputTests {
  private static func document(_ modifiers: String, _ names: [String]? = nil) -> String {
    """
    {
      "version": "2025.10",
      "modifiers": { \(modifiers) },
      "resolutionOrder": [\(order(modifiers, names))]
    }
    """
  }

  private static func order(_ modifiers: String, _ names: [String]?) -> String {
    let found = modifiers.split(separator: "\"").filter { $0.first?.isUppercase == true }
    return (names ?? found.map(String.init))
      .map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }.joined(separator: ", ")
  }

  private static let two = document(
    """
    "Theme": { "contexts": { "light": [{ "a": { "$value": 1 } }], "dark": [{ "a": { "$value": 2 } }] } },
    "Size": { "contexts": { "s": [{ "b": { "$value": 1 } }], "l": [{ "b": { "$value": "{a}" } }] } }
    """)

  @Test(
    arguments: [
      (
        [], "'Theme' (light, dark) and 'Size' (s, l) have no default and no '--input'",
        "choose with '--input Theme=light', or see all with '--mode-from Theme'"
      ),
      (
        ["--input", "Theme=light"], "'Size' (s, l) has no default and no '--input'",
        "choose with '--input Size=s', or see all with '--mode-from Size'"
      ),
      (
        ["--input", "Them=light"],
        "no resolver document has a modifier 'Them'; there are 'Theme', 'Size'",
        "did you mean 'Theme'?"
      ),
      (
        ["--input", "Theme=ligt"],
        "the modifier 'Theme' has no context 'ligt'; there are 'light', 'dark'",
        "did you mean 'light'?"
      ),
      (
        ["--input", "Theme=light", "--input", "theme=dark"],
        "the modifier 'Theme' is given two inputs", "keep one of them"
      ),
      (
        ["--input", "Theme=light", "--mode-from", "Theme"],
        "'Theme' has both an '--input' and '--mode-from'",
        "'--mode-from' shows all contexts; '--mode' chooses among them"
      ),
      (
        ["--input", "Theme"], "'Theme' is not an input",
        "'--input MODIFIER=CONTEXT', such as theme=dark"
      ),
      (
        ["--mode-from", "Sise"],
        "no resolver document has a modifier 'Sise'; there are 'Theme', 'Size'",
        "did you mean 'Size'?"
      ),
    ])
  func `inputs that do not fit`(_ options: [String], _ message: String, _ help: String) {
    let machine = InMemorySystem(["d.json": Self.two])
    #expect(machine.run(["resolve", "--no-defaults", "d.json"] + options) == .failure)
    #expect(machine.errorOutput == "tokenc: error: \(message)\n  help: \(help)\n")
    #expect(machine.output.isEmpty)
  }

  @Test func `contexts that differ in case need the exact one`() {
    let document = Self.document(
      #""Theme": { "contexts": { "dark": [{ "a": { "$value": 1 } }], "Dark": [{ "a": { "$value": 2 } }] } }"#,
      ["Theme"])
    #expect(DocumentMachine(document).resolve("--input", "Theme=Dark") == ["a = 2"])
    let stack = DocumentMachine(document)
    #expect(
      stack.machine.run("resolve", "--no-defaults", "d.json", "--input", "Theme=DARK") == .failure)
    #expect(
      stack.machine.errorOutput == """
        tokenc: error: the modifier 'Theme' has no context 'DARK', but several that differ in case
          help: write 'dark' or 'Dark'

        """)
  }

  @Test func `inputs without a resolver document`() {
    let machine = InMemorySystem(["t.json": #"{ "a": { "$value": 1 } }"#])
    #expect(machine.run("resolve", "--no-defaults", "t.json", "--input", "a=b") == .failure)
    #expect(
      machine.errorOutput
        == "tokenc: error: there is no modifier 'a': no file is a resolver document with modifiers\n"
    )
  }

  @Test func `check tries all combinations and names those with a finding`() {
    let stack = DocumentMachine(
      Self.document(
        """
        "Theme": { "contexts": {
            "light": [{ "a": { "$value": "{x}" } }], "dark": [{ "a": { "$value": "{y}" } }], "hc": []
          } },
          "Size": { "contexts": { "s": [{ "x": { "$value": 1 } }], "m": [{ "x": { "$value": 1 } }], "l": [] } },
          "Both": { "contexts": { "on": [{ "z": { "$value": "{a}" } }], "off": [] } }
        """))
    #expect(
      stack.check() == [
        "d.json:4:35: error: no token named 'x' [unresolved-reference]",
        "d.json:4:5: note: only with Theme=light, Size=l",
        "  help: did you mean 'a'? (d.json:4:17)",
        "d.json:4:75: error: no token named 'y' [unresolved-reference]",
        "d.json:4:46: note: only with Theme=dark", "  help: did you mean 'a'? (d.json:4:57)",
        "d.json:7:54: error: no token named 'a' [unresolved-reference]",
        "d.json:4:86: note: only with Theme=hc, Both=on", "  help: did you mean 'x'? (d.json:6:35)",
        "3 tokens, 3 errors, 0 warnings, under 18 combinations of inputs",
      ])
  }

  @Test func `inputs that are given are not tried otherwise`() {
    #expect(
      DocumentMachine(Self.two).check("--input", "Theme=dark")
        == ["2 tokens, 0 errors, 0 warnings, under 2 combinations of inputs"])
    #expect(
      DocumentMachine(Self.two).check("--input", "Theme=dark", "--mode-from", "Size")
        == ["2 tokens, 0 errors, 0 warnings"])
  }

  @Test func `above 256 combinations each context is tried once`() {
    let modifiers = (0..<9).map { number in
      #""M\#(number)": { "contexts": { "a": [], "b": [{ "t\#(number)": { "$value": "{u}" } }] } }"#
    }
    let stack = DocumentMachine(Self.document(modifiers.joined(separator: ",\n")))
    #expect(
      stack.check("--quiet").last
        == "0 tokens, 9 errors, 0 warnings, under 10 of 512 combinations of inputs")
    let found = stack.check("--diagnostics", "json")
    #expect(found.contains { $0.contains("only with M8=b and the defaults of all others") })
  }

  @Test(arguments: [
    ([2, 2, 2, 2, 2, 2, 2, 2], 256, 256), ([256], 256, 256), ([2, 129], 130, 258),
  ])
  func `up to 256 combinations all are tried`(_ sizes: [Int], _ tried: Int, _ total: Int) {
    let modifiers = sizes.enumerated().map { number, size in
      let contexts = (0..<size).map { "\"c\($0)\": []" }.joined(separator: ", ")
      return "\"M\(number)\": { \"contexts\": { \(contexts) } }"
    }
    let found = DocumentMachine(Self.document(modifiers.joined(separator: ",\n"))).check()
    let count = tried == total ? "\(tried)" : "\(tried) of \(total)"
    #expect(found == ["0 tokens, 0 errors, 0 warnings, under \(count) combinations of inputs"])
  }

  @Test func `findings without a pattern name combinations`() {
    // An error with one of s and l alone, whichever the theme says.
    let stack = DocumentMachine(
      Self.document(
        """
        "Theme": { "contexts": {
            "one": [{ "s": { "$value": 1 } }], "two": [{ "l": { "$value": 1 } }]
          } },
          "Size": { "contexts": { "s": [{ "$ref": "s.json" }], "l": [{ "$ref": "l.json" }] } },
          "Last": { "contexts": { "a": [{ "$ref": "l.json" }], "b": [] } }
        """),
      ["s.json": #"{ "t": { "$value": "{s}" } }"#, "l.json": #"{ "t": { "$value": "{l}" } }"#])
    #expect(
      stack.check() == [
        "s.json:1:21: error: no token named 's' [unresolved-reference]",
        "d.json:4:40: note: only with Theme=two, Size=s, Last=b",
        "  help: did you mean 'l'? (d.json:4:50)",
        "l.json:1:21: error: no token named 'l' [unresolved-reference]",
        "d.json:4:5: note: only with Theme=one, Size=s, Last=a; with Theme=one, Size=l, Last=a; "
          + "and 1 more",
        "  help: did you mean 's'? (d.json:4:15)",
        "2 tokens, 2 errors, 0 warnings, under 8 combinations of inputs",
      ])
  }

  @Test func `a token of one context alone has no value in the others`() {
    let document = Self.document(
      """
      "Theme": { "contexts": { "light": [], "dark": [{ "a": { "$value": 2 } }] }, "default": "light" }
      """)
    #expect(DocumentMachine(document).resolve("--mode-from", "Theme") == ["a =  / 2"])
  }

  @Test func `a token has one type in all modes`() {
    let document = Self.document(
      """
      "Theme": { "contexts": {
        "light": [{ "a": { "$type": "number", "$value": 2 } }],
        "dark": [{ "a": { "$type": "fontWeight", "$value": 2 } }]
      } }
      """)
    #expect(
      DocumentMachine(document).check().last
        == "1 token, 0 errors, 0 warnings, under 2 combinations of inputs")
    #expect(
      DocumentMachine(document).check("--mode-from", "Theme") == [
        "d.json:5:14: error: 'a' is a number in one mode and a fontWeight in another [type-changed]",
        "d.json:4:15: note: the other mode's value is here",
        "1 token, 1 error, 0 warnings",
      ])
  }
}
