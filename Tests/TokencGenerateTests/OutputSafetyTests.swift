import TokencTestSupport
import Testing

@testable import TokencCommand

/// Results take the place of nothing but earlier results of the same kind.
@Suite struct OutputSafetyTests {
  private static let color =
    ##"{ "a": { "$type": "color", "$value": { "light": "#fff", "dark": "#000" } } }"##
  private static let other = ##"{ "b": { "$type": "color", "$value": "#f00" } }"##

  @Test(arguments: [
    ["generate", "swift", "--no-defaults", "a.json", "-o", "./a.json"],
    ["generate", "css", "--no-defaults", "./a.json", "-o", "a.json"],
    ["generate", "css", "--no-defaults", "a.json", "-o", "link.css"],
    ["resolve", "--no-defaults", "a.json", "-o", "./a.json"],
    ["diff", "b.json", "a.json", "-o", "./a.json"],
    ["migrate", "a.json", "-o", "./a.json"], ["format", "a.json", "-o", "./a.json"],
  ])
  func `a result never takes the place of an input, however that is spelled`(_ line: [String]) {
    let system = InMemorySystem(["a.json": Self.color, "b.json": Self.other, "link.css": ""])
    system.links["link.css"] = "/home/a.json"
    #expect(system.run(line) == .failure)
    #expect(system.errorOutput.contains("is an input; the result would replace it"))
    #expect(system.writtenPaths.isEmpty)
  }

  @Test(arguments: ["light.tokens.json", "dark.tokens.json"])
  func `a folder of results takes the place of no input either`(_ name: String) {
    let system = InMemorySystem(["out/\(name)": Self.color, "link.json": Self.color])
    system.links["link.json"] = "/home/out/\(name)"
    let line = ["generate", "dtcg", "--no-defaults", "link.json", "-o", "out"]
    #expect(system.run(line) == .failure)
    #expect(system.errorOutput.contains("'out/\(name)' is an input"))
    #expect(system.writtenPaths.isEmpty)
  }

  @Test func `split Swift leaves alone what other runs wrote in other folders`() {
    let system = InMemorySystem(["a.json": Self.color, "b.json": Self.other])
    for path in ["src/Kit/Tokens.swift", "src/.build/Tokens.swift", "src/notes.txt"] {
      #expect(
        system.run("generate", "swift", "--no-defaults", "a.json", "-o", path) == .success)
    }
    let line = ["generate", "swift", "--no-defaults", "--split", "-o", "src"]
    #expect(system.run(line + ["a.json"]) == .success)
    #expect(system.files["src/Tokens.swift"] != nil)
    #expect(system.run(line + ["b.json", "--name", "Kit"]) == .success)
    #expect(Set(system.removedPaths) == ["Tokens.swift", "TokenSupport.swift"])
  }

  @Test func `an asset catalog leaves alone the catalogs inside its folder`() {
    let system = InMemorySystem(["a.json": Self.color, "b.json": Self.other])
    let line = ["generate", "xcassets", "--no-defaults"]
    #expect(system.run(line + ["a.json", "-o", "src/Colors.xcassets"]) == .success)
    #expect(system.run(line + ["a.json", "-o", "src/Brand"]) == .success)
    #expect(system.run(line + ["a.json", "-o", "src"]) == .success)
    #expect(system.run(line + ["b.json", "-o", "src"]) == .success)
    #expect(system.removedPaths == ["a.colorset/Contents.json"])
  }

  @Test func `documents of modes that are gone are removed with what joined them`() {
    let system = InMemorySystem([
      "a.json": Self.color, "b.json": Self.other, "o/mine.tokens.json": "{}",
    ])
    let line = ["generate", "dtcg", "--no-defaults", "-o", "o"]
    #expect(system.run(line + ["a.json"]) == .success)
    #expect(system.run(line + ["b.json", "--check"]) == .problems)
    #expect(system.run(line + ["b.json"]) == .success)
    #expect(
      Set(system.removedPaths)
        == ["light.tokens.json", "dark.tokens.json", "tokens.resolver.json"])
    #expect(system.run(line + ["b.json", "--check"]) == .success)
  }

  @Test func `documents that a resolver document of others joins stay`() {
    let resolver = """
      { "version": "2025.10",
        "modifiers": { "mode": { "contexts": { "light": [{ "$ref": "light.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
      """
    let system = InMemorySystem([
      "b.json": Self.other, "o/tokens.resolver.json": resolver, "o/light.tokens.json": "{}",
    ])
    #expect(system.run("generate", "dtcg", "--no-defaults", "b.json", "-o", "o") == .success)
    #expect(system.removedPaths.isEmpty)
  }

  @Test func `a folder in the place of a file is found before anything is written`() {
    let system = InMemorySystem([
      "a.json": Self.color, "C/a.colorset/Contents.json/x": "mine",
    ])
    #expect(system.run("generate", "xcassets", "--no-defaults", "a.json", "-o", "C") == .failure)
    #expect(
      system.errorOutput.contains(
        "cannot write 'C/a.colorset/Contents.json': a folder is in its place"))
    #expect(system.writtenPaths.isEmpty)
  }

  @Test func `a group cannot be taken for what describes a folder`() {
    let system = InMemorySystem([
      "a.json": ##"{ "g": { "Contents.json": { "x": { "$type": "color", "$value": "#333" } } } }"##
    ])
    #expect(system.run("generate", "xcassets", "--no-defaults", "a.json", "-o", "C") == .success)
    #expect(system.files["C/g/Contents-json/x.colorset/Contents.json"] != nil)
  }

  @Test func `a type check is refused for what the compiler takes for no source`() {
    let system = InMemorySystem(["a.json": Self.color])
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "a.txt", "--typecheck"]
    #expect(system.run(line) == .failure)
    #expect(system.errorOutput.contains("'--typecheck' needs a file that ends in '.swift'"))
  }
}
