import TokencTestSupport
import Testing

@testable import TokencCommand

/// A mode that a format has no place for is a loss, as a value is.
@Suite struct AppearanceTests {
  /// Two colors, the first with a value for each mode.
  private func file(_ modes: String...) -> String {
    let values = modes.enumerated().map { "\"\($0.element)\": \"#00000\($0.offset)\"" }
    return """
      { "a": { "$type": "color", "$value": "#00000f",
          "$extensions": { "mode": { \(values.joined(separator: ", ")) } } },
        "b": { "$type": "color", "$value": "{a}" } }
      """
  }

  private func run(
    _ format: String, _ text: String, _ options: String...
  ) -> (status: TokencCommand.ExitStatus, files: [String: String], errors: String) {
    let system = InMemorySystem(["t.json": text])
    let status = system.run(
      ["generate", format, "--no-defaults", "t.json", "-o", "out"] + options)
    let files = system.files.filter { $0.key.hasPrefix("out") }
    return (status, files.mapValues { String(decoding: $0, as: UTF8.self) }, system.errorOutput)
  }

  @Test(arguments: [
    ("css", "CSS", "'--selector sepia=SELECTOR' writes it under a selector of yours"),
    ("swift", "Swift", "'--mode NAME' chooses the modes that are written"),
    (
      "xcassets", "an asset catalog",
      "'--appearance light-high-contrast=sepia' shows it in that appearance"
    ),
  ])
  func `a mode without a place is refused, once, and nothing is written`(
    _ format: String, _ name: String, _ help: String
  ) {
    let text = file("light", "dark", "sepia")
    let refused = run(format, text)
    #expect(refused.status == .problems)
    #expect(refused.files.isEmpty)
    #expect(
      refused.errors == """
        t.json:1:3: error: the mode 'sepia', in which 'a' and 1 more token differ, has no place in \
        \(name) [unrepresentable-value]
          1 | { "a": { "$type": "color", "$value": "#00000f",
            |   ^~~
          help: \(help); '--unrepresentable skip' leaves it out

        """)
    let skipped = run(format, text, "--unrepresentable", "skip")
    #expect(skipped.status == .success)
    #expect(!skipped.files.isEmpty)
    #expect(
      skipped.errors.contains("t.json:1:3: warning: the mode 'sepia', in which 'a' and 1 more"))
    #expect(run(format, text, "--unrepresentable", "skip", "--quiet").files == skipped.files)
  }

  @Test(arguments: ["css", "swift", "xcassets"])
  func `what is shown in no other way is no loss`(_ format: String) {
    for modes in [["light", "dark"], ["Light", "DARK"], ["dark"], ["light"], ["day"]] {
      let values = modes.enumerated().map { "\"\($0.element)\": \"#00000\($0.offset)\"" }
      let text = """
        { "a": { "$type": "color", "$value": "#00000f",
            "$extensions": { "mode": { \(values.joined(separator: ", ")) } } } }
        """
      let found = run(format, text)
      #expect((found.status == .success) == (modes != ["day"]), "\(modes) \(found.errors)")
    }
    // A mode that equals a written one in every token.
    let same = file("light", "dark")
      .replacing("\"dark\":", with: "\"night\": \"#000001\", \"dark\":")
    #expect(run(format, same).status == .success)
    #expect(run(format, file("light", "dark", "sepia"), "--mode", "dark").status == .success)
  }

  @Test(arguments: ["css", "swift", "xcassets"])
  func `an appearance is given its mode`(_ format: String) {
    let told = run(
      format, file("day", "night"), "--appearance", "light=day", "--appearance", "dark=night")
    let named = run(format, file("light", "dark"))
    #expect(told.status == .success)
    #expect(told.files == named.files)
    let swapped = run(
      format, file("light", "dark"), "--appearance", "light=dark", "--appearance", "dark=light")
    #expect(swapped.status == .success)
    #expect(swapped.files != named.files)
  }

  @Test(arguments: [
    (["--appearance", "dark=nite"], "'--appearance': no mode 'nite'; the modes are"),
    (
      ["--appearance", "drak=night"],
      "unknown value 'drak' for '--appearance'; did you mean 'dark'?"
    ),
    (["--appearance", "night"], "'night' is not an appearance"),
    (["--selector", "nite=.x"], "'--selector': no mode 'nite'; the modes are"),
    (["--selector", "night=.x{}"], "'.x{}' is not a CSS selector"),
    (["--selector", "night="], "'' is not a CSS selector"),
    (["--selector", ".x"], "'.x' is not a selector of a mode"),
  ])
  func `a choice that fits nothing is an error`(_ options: [String], _ message: String) {
    let system = InMemorySystem(["t.json": file("day", "night")])
    let line = ["generate", "css", "--no-defaults", "t.json", "-o", "out"] + options
    #expect(system.run(line) == .failure)
    #expect(system.errorOutput.hasPrefix("tokenc: error: \(message)"), "\(system.errorOutput)")
    #expect(system.files["out"] == nil)
  }

  @Test func `resolve takes the options of its formats`() {
    let system = InMemorySystem(["t.json": file("night")])
    let line = ["resolve", "--no-defaults", "t.json", "--format", "css"]
    #expect(system.run(line) == .problems)
    #expect(system.run(line + ["--selector", "night=.night"]) == .success)
    #expect(system.output.contains(".night {\n  --a: #000000ff;\n  --b: #000000ff;\n}\n"))
    #expect(system.run(["resolve", "t.json", "--prefix", "x"]) == .failure)
    #expect(system.errorOutput.contains("'--prefix' is for 'tokenc resolve --format css'"))
  }

  @Test func `CSS has blocks for dark, high contrast and selectors`() {
    let text = file("light", "dark", "Light High Contrast", "dark-high-contrast", "sepia")
    let found = run("css", text, "--selector", "sepia=[data-theme=sepia]")
    #expect(found.status == .success, "\(found.errors)")
    let css = found.files["out"] ?? ""
    #expect(
      css.drop { $0 != ":" } == """
        :root {
          --a: #000000ff;
          --b: #000000ff;
        }

        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --a: #000001ff;
            --b: #000001ff;
          }
        }

        [data-theme="dark"] {
          --a: #000001ff;
          --b: #000001ff;
        }

        @media (prefers-contrast: more) {
          :root {
            --a: #000002ff;
            --b: #000002ff;
          }
        }

        @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
          :root:not([data-theme="light"]) {
            --a: #000003ff;
            --b: #000003ff;
          }
        }

        @media (prefers-contrast: more) {
          [data-theme="dark"] {
            --a: #000003ff;
            --b: #000003ff;
          }
        }

        [data-theme=sepia] {
          --a: #000004ff;
          --b: #000004ff;
        }

        """)
  }

  @Test(arguments: [
    (["light", "dark", "light-high-contrast", "dark-high-contrast"], ["", "d", "h", "dh"]),
    (["light", "dark", "light high contrast"], ["", "d", "h", "dh"]),
    (["light", "dark", "Dark High-Contrast"], ["", "d", "dh"]),
    (["light", "dark"], ["", "d"]), (["light", "light-high-contrast"], ["", "d", "h", "dh"]),
  ])
  func `a color set has an entry for each appearance that differs`(
    _ modes: [String], _ entries: [String]
  ) {
    let values = modes.enumerated().map { "\"\($0.element)\": \"#00000\($0.offset)\"" }
    let found = run(
      "xcassets",
      """
      { "a": { "$type": "color", "$value": "#00000f",
          "$extensions": { "mode": { \(values.joined(separator: ", ")) } } } }
      """)
    let text = found.files["out/a.colorset/Contents.json"] ?? ""
    let kinds = text.split(separator: "\"color\": {").dropLast().enumerated().map { index, part in
      let part = index == 0 ? part : part.drop { $0 != "]" && $0 != "a" }
      return (part.contains("\"dark\"") ? "d" : "") + (part.contains("\"high\"") ? "h" : "")
    }
    #expect(kinds == entries, "\(text)")
  }
}
