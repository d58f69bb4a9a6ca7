import TokencTestSupport
import TokencCommand
import Testing

/// Themes and folders of sets of Tokens Studio.
@Suite struct StudioThemeTests {
  private static let themes = """
    [
      { "id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": {
        "mode/light": "enabled", "core": "source", "mode/dark": "disabled" } },
      { "id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": {
        "mode/dark": "enabled", "core": "source" } },
      { "id": "3", "name": "Bank", "group": "Brand", "selectedTokenSets": { "bank": "enabled" } },
      { "id": "4", "name": "Light", "group": "Brand", "selectedTokenSets": { "gone": "enabled" } }
    ]
    """
  private static let order = #"{ "tokenSetOrder": ["bank", "core", "mode/light", "mode/dark"] }"#
  private static let sets = [
    "core": ##"{ "ink": { "value": "#111111", "type": "color" } }"##,
    "mode/light": ##"{ "page": { "value": "#ffffff", "type": "color" } }"##,
    "mode/dark": """
    { "page": { "value": "{ink}", "type": "color" }, "gap": { "value": "4 * 2", "type": "spacing" } }
    """,
    "bank": ##"{ "ink": { "value": "#222222", "type": "color" } }"##,
  ]

  /// A machine with the same project as one file and as a folder.
  private func machine() -> InMemorySystem {
    var members = Self.sets.map { "\"\($0.key)\": \($0.value)" }.sorted()
    members += ["\"$themes\": \(Self.themes)", "\"$metadata\": \(Self.order)"]
    var files = [
      "project.json": "{ \(members.joined(separator: ",\n")) }",
      "tokens/$themes.json": Self.themes, "tokens/$metadata.json": Self.order,
      "tokens/.git/config.json": "no token file", "tokens/readme.md": "no token file either",
    ]
    for (name, text) in Self.sets { files["tokens/\(name).json"] = text }
    return InMemorySystem(files)
  }

  private func values(_ arguments: String...) -> [String] {
    let machine = machine()
    let status = machine.run(
      ["resolve", "--no-defaults", "--format", "csv"] + arguments)
    // The project has a theme that reads a set which does not exist.
    let isSound = machine.errorOutput.isEmpty || machine.errorOutput.contains("a set 'gone'")
    guard status == .success, isSound else { return [machine.errorOutput] }
    return machine.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).prefix(3)
        .joined(separator: " ")
    }
  }

  @Test(arguments: ["project.json", "tokens", "tokens/"])
  func `without a theme all sets are read in their order`(_ project: String) {
    #expect(
      values(project) == [
        "ink color #111111ff", "page color #111111ff", "gap dimension 8px",
      ])
  }

  @Test(arguments: ["project.json", "tokens"])
  func `a theme chooses the sets, those that are only referred to first`(_ project: String) {
    #expect(
      values(project, "--theme-name", "Dark") == [
        "ink color #111111ff", "page color #111111ff", "gap dimension 8px",
      ])
    #expect(
      values(project, "--theme-name", "Mode/Light", "--theme-name", "Bank") == [
        "ink color #222222ff", "page color #ffffffff",
      ])
  }

  @Test(arguments: ["project.json", "tokens"])
  func `single sets are chosen by name`(_ project: String) {
    #expect(values(project, "--set", "mode/light") == ["page color #ffffffff"])
  }

  @Test func `a wrong name gets the nearest right one and the list`() {
    let machine = machine()
    #expect(machine.run("resolve", "--no-defaults", "tokens", "--theme-name", "Drk") == .failure)
    #expect(machine.errorOutput.contains("theme 'Drk'"))
    #expect(machine.errorOutput.contains("Dark"))
    let none = InMemorySystem(["a.json": #"{ "a": { "value": 1 } }"#])
    #expect(none.run("resolve", "--no-defaults", "a.json", "--theme-name", "Dark") == .failure)
    #expect(none.errorOutput.contains("no file has themes"))
  }

  @Test func `a name that several groups have needs its group`() {
    let machine = machine()
    #expect(machine.run("resolve", "--no-defaults", "tokens", "--theme-name", "Light") == .failure)
    #expect(machine.errorOutput.contains("several themes are named 'Light'"))
    #expect(machine.errorOutput.contains("write 'Brand/Light' or 'Mode/Light'"))
  }

  @Test func `a set that a theme names and nobody has is told`() {
    let machine = machine()
    #expect(
      machine.run("resolve", "--no-defaults", "tokens", "--theme-name", "Brand/Light") == .problems)
    #expect(
      machine.errorOutput.contains(
        "error: the theme 'Light' reads a set 'gone', which does not exist [unknown-property]"))
  }

  @Test func `findings in a folder have the paths of its files`() {
    let machine = InMemorySystem([
      "t/core.json": #"{ "a": { "value": "{gone}" } }"#,
      "t/$metadata.json": "{ \"tokenSetOrder\": }",
    ])
    #expect(machine.run("check", "--no-defaults", "t/") == .problems)
    #expect(machine.errorOutput.contains("t/core.json:1:20: error"))
    #expect(machine.errorOutput.contains("t/$metadata.json:1:20: error"))
  }

  @Test func `a folder without token files is told`() {
    let machine = InMemorySystem(["t/readme.md": ""])
    #expect(machine.run("resolve", "--no-defaults", "t") == .problems)
    #expect(machine.errorOutput.contains("the folder contains no token files"))
  }

  @Test func `sets that the defaults do not know are one warning`() {
    var sets: [String] = []
    for set in 0..<82 {
      let tokens = (0..<20).map { "\"t\($0)\": { \"value\": \"\(set)\", \"type\": \"sizing\" }" }
      sets.append("\"set\(set)\": { \(tokens.joined(separator: ", ")) }")
    }
    var files = ["all.json": "{ \(sets.joined(separator: ",\n")), \"$themes\": [] }"]
    for set in 0..<82 {
      files["t/\(set).json"] = "{ \"a\(set)\": { \"value\": 1 }, \"b\": { \"value\": 2 } }"
    }
    files["t/$themes.json"] = "[]"
    for path in ["all.json", "t"] {
      let machine = InMemorySystem(files)
      _ = machine.run("check", path)
      let warnings = machine.errorOutput.split(separator: "\n").filter {
        $0.contains("unknown-token")
      }
      #expect(warnings.count == 1)
    }
  }
}
