import TokencKit
import Testing

/// What programs that use the library rely on.
@Suite struct ResolvedStackTests {
  private static let base = TokenSource(
    path: "base.json",
    text: """
      {
        "blue": {"$type": "color", "$value": {"light": "#06c", "dark": "#39f"}},
        "old": {"$type": "dimension", "$value": "4px", "$description": "of 2019",
          "$deprecated": "use 'new'"}
      }
      """)
  private static let theme = TokenSource(
    path: "theme.json", text: #"{"brand": {"$value": "{blue}"}, "link": {"$value": "{brand}"}}"#)
  private static let stack = ResolvedStack([base, theme])

  @Test func `a token has its type, its values by mode, what it refers to and its metadata`() {
    let stack = Self.stack
    #expect(stack.tokens.map(\.path) == ["blue", "old", "brand", "link"])
    #expect(stack.modes == ["light", "dark"])
    let brand = stack.token(at: "brand")
    #expect(brand?.type == "color")
    #expect(brand?.values.map(\.text) == ["#0066ccff", "#3399ffff"])
    #expect(brand?.values.map(\.reference) == ["blue", "blue"])
    #expect(brand?.place == SourcePlace(file: 1, offsets: 1..<8))
    #expect(brand?.values.first?.place == SourcePlace(file: 1, offsets: 21..<29))
    let old = stack.token(at: "old")
    #expect(old?.description == "of 2019")
    #expect(old?.deprecation?.reason == "use 'new'")
    #expect(stack.token(at: "none") == nil)
    #expect(stack.nearestPath(to: "brnd") == "brand")
  }

  @Test func `a chain goes from the token to its value, users the other way`() {
    #expect(Self.stack.chain(from: "link", in: "dark").map(\.path) == ["link", "brand", "blue"])
    #expect(Self.stack.chain(from: "link", in: "dusk").isEmpty)
    #expect(Self.stack.users(of: "blue") == ["brand"])
    #expect(Self.stack.allUsers(of: "blue") == ["brand", "link"])
    #expect(Self.stack.users(of: "link").isEmpty)
  }

  @Test func `a chain that closes in itself ends`() {
    let stack = ResolvedStack([
      TokenSource(path: "t.json", text: #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#)
    ])
    #expect(stack.chain(from: "a", in: "default").map(\.path) == ["a", "b"])
    #expect(stack.findings.map(\.code) == ["reference-cycle"])
  }

  @Test func `findings have places and the edits that mend them`() throws {
    let stack = ResolvedStack([
      TokenSource(path: "t.json", text: #"{"ink": {"$value": 1}, "b": {"$value": "{imk}"}}"#)
    ])
    let finding = try #require(stack.findings.first)
    #expect(finding.code == "unresolved-reference")
    #expect(stack.hasErrors)
    #expect(finding.place == SourcePlace(file: 0, offsets: 40..<45))
    #expect(finding.helpPlace == SourcePlace(file: 0, offsets: 1..<6))
    let edit = try #require(finding.fixes.first?.edits.first)
    #expect(edit.place == SourcePlace(file: 0, offsets: 41..<44))
    #expect(edit.replacement == "ink")
  }

  @Test func `a stack writes every format`() throws {
    for format in ResolvedStack.formats {
      let files = try Self.stack.output(as: format).files
      #expect(!files.isEmpty, "\(format)")
      #expect(Set(files.map(\.path)).count == files.count, "\(format)")
    }
    let csv = try Self.stack.output(as: "csv", groups: ["brand"], modes: ["dark"]).files
    #expect(csv.first?.text.contains("#3399ffff") == true)
    #expect(csv.first?.text.split(separator: "\n").count == 2)
  }

  @Test(
    arguments: [
      ("pdf", [:], [], OutputError.unknownFormat("pdf")),
      ("css", ["pdf": "1"], [], .unknownSetting("pdf")),
      (
        "css", ["on-collision": "fight"], [],
        .invalidSetting("on-collision", reason: "'fight' is not one of error, number")
      ),
      (
        "css", [:], ["dusk"],
        .emptySelection(reason: "no mode 'dusk'; the modes are 'light', 'dark'")
      ),
    ] as [(String, [String: String], [String], OutputError)])
  func `what cannot be written says why`(
    _ format: String, _ settings: [String: String], _ modes: [String], _ error: OutputError
  ) {
    #expect(throws: error) {
      try Self.stack.output(as: format, settings: settings, modes: modes)
    }
  }

  @Test func `differences name the edits that values follow`() throws {
    let edited = try Self.stack.replacing(
      file: "base.json", with: #"{"blue": {"$type": "color", "$value": "red"}}"#)
    let found = edited.differences(from: Self.stack)
    #expect(
      found.map { "\($0.kind) \($0.new?.path ?? $0.old?.path ?? "") \($0.causes)" } == [
        "changed blue []", #"changed brand ["blue"]"#, #"changed link ["blue"]"#, "removed old []",
      ])
  }

  @Test func `the defaults that are built in are what themes are held to`() {
    let stack = ResolvedStack([
      .builtInDefaults,
      TokenSource(
        path: "t.json",
        text: ##"{"theme": {"color": {"background": {"brnd": {"$value": "#fff"}}}}}"##),
    ])
    #expect(stack.tokenCount > 300)
    #expect(stack.findings.map(\.code) == ["unknown-token"])
  }

  @Test func `text of a low contrast is a warning that is asked for`() {
    let stack = ResolvedStack([
      TokenSource(
        path: "t.json",
        text: ##"""
          {"theme": {"$type": "dynamic", "color": {
            "background": {"brand": {"$value": "#777777"}},
            "on-background": {"brand": {"$value": "#888888"}}
          }}}
          """##)
    ])
    #expect(stack.findings.isEmpty)
    #expect(stack.warnings().map(\.code) == ["low-contrast"])
  }

  @Test func `what a format leaves out is handed on with its files`() throws {
    let stack = ResolvedStack([
      TokenSource(
        path: "a.json",
        text: ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": "##
          + ##"{"light": "#fff", "dark": "#000", "loud": "#f00"}}}}"##)
    ])
    let output = try stack.output(as: "css", settings: ["unrepresentable": "skip"])
    #expect(output.files.count == 1)
    #expect(output.warnings.map(\.code) == ["unrepresentable-value"])
    #expect(
      output.warnings.map(\.message)
        == ["the mode 'loud', in which 'a' differs, is left out of CSS"])
    let all = try stack.output(as: "css", settings: ["selector": "loud=.loud"])
    #expect(all.warnings.isEmpty)
    #expect(all.files[0].text.contains(".loud {"))
    expectRefusal(stack, ["selector": "lout=.loud"]) {
      $0
        == .emptySelection(
          reason: "no mode 'lout'; the modes are 'light', 'dark', 'loud'")
    }
    expectRefusal(stack, [:]) { error in
      guard case .refused(let findings) = error else { return false }
      return findings.map(\.code) == ["unrepresentable-value"]
    }
  }

  private func expectRefusal(
    _ stack: ResolvedStack, _ settings: [String: String], _ isMeant: (OutputError) -> Bool
  ) {
    do throws(OutputError) {
      _ = try stack.output(as: "css", settings: settings)
      Issue.record("nothing was refused")
    } catch {
      #expect(isMeant(error), "\(error)")
    }
  }

  @Test func `a finding tells how many there are`() {
    let stack = ResolvedStack([
      TokenSource(
        path: "a.json",
        text: ##"{"a": {"$type": "span", "$value": 1}, "b": {"$type": "span", "$value": 2}}"##)
    ])
    #expect(stack.findings.map(\.count) == [2])
  }

  @Test func `modes are told apart by code points`() {
    let stack = ResolvedStack([
      TokenSource(
        path: "a.json",
        text:
          "{\"a\": {\"$value\": 0, \"$extensions\": {\"mode\": {\"caf\u{e9}\": 1, \"cafe\u{301}\": 2}}}}"
      )
    ])
    #expect(stack.token(at: "a")?.text(in: "caf\u{e9}") == "1")
    #expect(stack.token(at: "a")?.text(in: "cafe\u{301}") == "2")
  }
}
