import TokencTestSupport
import Testing

@testable import TokencCommand

/// What `tokenc generate` reads, writes, removes, compares and refuses.
@Suite struct GenerateCommandTests {
  private static let tokens = """
    { "size": { "$type": "dimension", "small": { "$value": "4px" }, "large": { "$value": "1rem" } },
      "color": { "$type": "color", "ink": { "$value": { "light": "#111418", "dark": "#fff" } } } }
    """

  private func system(_ tokens: String = tokens) -> InMemorySystem {
    InMemorySystem(["a.json": tokens])
  }

  @Test func `a file is written to where -o says`() {
    let system = system()
    #expect(system.run("generate", "swift", "--no-defaults", "a.json", "-o", "A.swift") == .success)
    #expect(system.writtenPaths == ["A.swift"])
    #expect(system.errorOutput == "")
  }

  @Test func `resolve writes the same Swift`() {
    let system = system()
    _ = system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-")
    let other = self.system()
    _ = other.run("resolve", "--format", "swift", "--no-defaults", "a.json")
    #expect(system.output == other.output)
    #expect(!system.output.isEmpty)
  }

  @Test func `a rem is as many points as --rem-base says`() {
    let system = system()
    _ = system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-", "--rem-base", "10")
    #expect(system.output.contains("var large: Double { 10 }"))
  }

  @Test func `check prints a difference, names the command and writes nothing`() {
    let system = system()
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "A.swift"]
    #expect(system.run(line + ["--check"]) == .problems)
    #expect(system.output.contains("--- /dev/null\n+++ A.swift\n@@ -0,0 +1,"))
    #expect(system.writtenPaths.isEmpty)
    _ = system.run(line)
    let fresh = system.output
    #expect(system.run(line + ["--check"]) == .success)
    #expect(system.output == fresh)
    system.files["a.json"] = Array(Self.tokens.replacing("4px", with: "5px").utf8)
    #expect(system.run(line + ["--check"]) == .problems)
    #expect(system.output.contains("-    public var small: Double { 4 }\n"))
    #expect(system.output.contains("+    public var small: Double { 5 }\n"))
    #expect(
      system.errorOutput.contains("'tokenc \(line.joined(separator: " "))' updates them"))
    #expect(system.writtenPaths == ["A.swift"])
  }

  @Test func `typecheck hands the files to swiftc, and says where there is none`() {
    let system = system()
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "A.swift", "--typecheck"]
    #expect(system.run(line) == .success)
    #expect(
      system.errorOutput == "tokenc: note: no swiftc in PATH; nothing was checked\n")
    system.toolStatus = 1
    #expect(system.run(line) == .problems)
    #expect(system.runTools.last?.first == "swiftc")
    #expect(system.runTools.last?.last == "A.swift")
  }

  @Test func `names that collide are refused with all places, or numbered by path`() {
    let tokens = """
      { "s": { "$type": "number", "b-c": { "$value": 1 }, "b_c": { "$value": 2 }, "bC": { "$value": 3 } } }
      """
    let system = system(tokens)
    #expect(system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-") == .problems)
    #expect(system.output == "")
    #expect(
      system.errorOutput.contains(
        "a.json:1:29: error: 's.b-c', 's.b_c' and 's.bC' would all be 'bC' in its group in Swift "
          + "[name-collision]"))
    #expect(system.errorOutput.contains("a.json:1:53: note: 's.b_c' is here"))
    for (index, order) in [
      tokens,
      tokens.replacing("b-c", with: "?").replacing("bC", with: "b-c")
        .replacing("?", with: "bC"),
    ].enumerated() {
      let system = self.system(order)
      _ = system.run(
        "generate", "swift", "--no-defaults", "a.json", "-o", "-", "--on-collision", "number")
      let first = index == 0 ? 1 : 3
      #expect(system.output.contains("/// `s.b-c`\n    public var bC: Double { \(first) }"))
      #expect(system.output.contains("/// `s.bC`\n    public var bC_2: Double { \(4 - first) }"))
      #expect(system.output.contains("/// `s.b_c`\n    public var bC_3: Double { 2 }"))
    }
  }

  @Test func `what Swift cannot express is refused once, or left out and listed`() {
    let tokens = """
      { "s": { "$type": "dimension", "a": { "$value": "50%" }, "b": { "$value": "{s.a}" }, "c": { "$value": "1px" } } }
      """
    let system = system(tokens)
    #expect(system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-") == .problems)
    #expect(
      system.errorOutput.contains(
        "a.json:1:49: error: Swift cannot express '50%' as a dimension for 's.a' "
          + "[unrepresentable-value]"))
    #expect(system.errorOutput.contains("note: 's.b' has it too"))
    let other = self.system(tokens)
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "-"]
    #expect(other.run(line + ["--unrepresentable", "skip"]) == .success)
    #expect(other.output.contains("// 2 tokens are left out, since Swift has no value for them:\n"))
    #expect(other.output.contains("//   s.a: '50%' is not a dimension\n"))
    #expect(other.output.contains("var c: Double { 1 }"))
  }

  @Test func `tokens that only one theme has are errors`() {
    let system = InMemorySystem([
      "a.json": #"{ "x": { "$type": "number", "one": { "$value": 1 } } }"#,
      "b.json": #"{ "x": { "$type": "number", "two": { "$value": 2 } } }"#,
    ])
    let status = system.run(
      "generate", "swift", "--no-defaults", "--theme", "a=a.json", "--theme", "b=b.json", "-o", "-")
    #expect(status == .problems)
    #expect(
      system.errorOutput.contains(
        "a.json:1:29: error: theme 'a' has the token 'x.one', but 'b' has not [unknown-token]"))
    #expect(
      system.errorOutput.contains(
        "b.json:1:29: error: theme 'b' has the token 'x.two', but 'a' has not [unknown-token]"))
  }

  @Test func `a folder loses what tokenc wrote and would not write now, and nothing else`() {
    let system = system()
    let line = ["generate", "xcassets", "--no-defaults", "a.json", "-o", "C.xcassets"]
    #expect(system.run(line) == .success)
    system.files["C.xcassets/icon.imageset/Contents.json"] = Array("{ \"author\": \"xcode\" }".utf8)
    system.files["C.xcassets/color/note.txt"] = Array("\"author\": \"tokenc\"".utf8)
    system.files["a.json"] = Array(Self.tokens.replacing("ink", with: "pen").utf8)
    #expect(system.run(line + ["--check"]) == .problems)
    #expect(system.removedPaths.isEmpty)
    #expect(system.run(line) == .success)
    #expect(system.removedPaths == ["color/ink.colorset/Contents.json"])
    #expect(system.files["C.xcassets/color/pen.colorset/Contents.json"] != nil)
  }

  @Test(arguments: [
    (["generate", "swft", "-o", "x"], "unknown format 'swft'; did you mean 'swift'?"),
    (["generate", "swift"], "'tokenc generate' needs an output path"),
    (["generate", "xcassets", "-o", "-"], "standard output ('-') cannot take several files"),
    (
      ["generate", "css", "-o", "a.css", "--style", "flat"],
      "'--style' is for 'tokenc generate swift'"
    ),
    (
      ["generate", "dtcg", "-o", "a", "--rem-base", "10"],
      "'--rem-base' is for 'tokenc generate swift'"
    ),
    (
      ["generate", "swift", "-o", "a.swift", "--prefix", "x"],
      "'--prefix' is for 'tokenc generate css'"
    ),
    (["generate", "css", "-o", "x", "--split"], "'--split' is for 'tokenc generate swift'"),
    (["generate", "swift", "-o", "x", "--name", "let"], "'let' cannot name the Swift type"),
    (["generate", "swift", "-o", "x", "--theme", "a"], "'a' does not name a theme"),
    (["generate", "swift", "-o", "x", "--rem-base", "0"], "'0' is not a number above 0"),
    (
      ["generate", "swift", "-o", "x", "--theme", "a=1", "--theme", "A=2"],
      "the themes 'a' and 'A' would both be 'a'"
    ),
  ])
  func `a wrong command line is refused`(_ line: [String], _ message: String) {
    let system = system()
    #expect(system.run(line) == .failure)
    #expect(system.errorOutput.contains(message))
  }
}
