import TokencTestSupport
import Testing
import TokencCommand

@testable import TokencEmitters

/// Which documents are written, and what they are called.
@Suite struct DTCGDocumentTests {
  private static let modes = #"{ "a": { "$type": "number", "$value": { "light": 1, "dark": 2 } } }"#

  private func run(_ options: String...) -> InMemorySystem {
    let system = InMemorySystem([
      "modes.json": Self.modes, "plain.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
    ])
    _ = system.run(["generate", "dtcg", "--no-defaults"] + options)
    return system
  }

  @Test func `each mode has a document, and a resolver document chooses`() throws {
    let system = run("modes.json", "-o", "out")
    #expect(
      system.writtenPaths == [
        "out/light.tokens.json", "out/dark.tokens.json", "out/tokens.resolver.json",
      ])
    let text = String(decoding: system.files["out/tokens.resolver.json"] ?? [], as: UTF8.self)
    try expectGolden(text, "../Goldens/resolver.json")
  }

  @Test func `one mode needs no choice`() {
    #expect(run("plain.json", "-o", "out").writtenPaths == ["out/default.tokens.json"])
    #expect(
      run("modes.json", "--mode", "dark", "-o", "out").writtenPaths == ["out/dark.tokens.json"])
  }

  @Test(arguments: ["x.json", "x.tokens", "x.tokens.json"])
  func `a path that looks like a file takes one mode`(_ path: String) {
    #expect(run("plain.json", "-o", path).writtenPaths == [path])
    #expect(run("modes.json", "--mode", "light", "-o", path).writtenPaths == [path])
    let system = run("modes.json", "-o", path)
    #expect(system.writtenPaths == [])
    #expect(
      system.errorOutput.hasPrefix(
        "tokenc: error: '\(path)' takes one mode, and there are light and dark\n"))
  }

  @Test func `standard output takes one mode`() {
    #expect(run("modes.json", "--mode", "dark", "-o", "-").output.contains(#""$value": 2"#))
    #expect(run("modes.json", "-o", "-").output == "")
  }

  @Test func `a mode that there is not is a usage error`() {
    let system = run("modes.json", "--mode", "drak", "-o", "out")
    #expect(system.writtenPaths == [])
    #expect(system.errorOutput.contains("did you mean 'dark'?"), "\(system.errorOutput)")
  }

  @Test func `the option of DTCG is none of other formats`() {
    let system = InMemorySystem(["modes.json": Self.modes])
    let status = system.run(
      "generate", "css", "--no-defaults", "modes.json", "-o", "out", "--keep-aliases")
    #expect(status == .failure)
    #expect(system.errorOutput.contains("'--keep-aliases' is for 'tokenc generate dtcg'"))
  }

  @Test func `no mode leads out of the folder, and no two share a file`() {
    let names = DTCGFileNames(["../up", "a/b", "a b", "A-B", "", "größe", "con.fig"])
    #expect(
      names.documents == [
        "---up.tokens.json", "a-b.tokens.json", "a-b-2.tokens.json", "A-B-3.tokens.json",
        "-.tokens.json", "größe.tokens.json", "con-fig.tokens.json",
      ])
  }
}
