import TokencTestSupport
import Testing

@testable import TokencCommand
@testable import TokencEmitters

/// What each format looks like, on a file with one token of each kind.
@Suite struct GeneratorGoldenTests {
  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "ink": { "$value": { "light": "#111418", "dark": "#f2f4f8" }, "$description": "Text." },
        "wide": { "$value": "color(display-p3 1 0 0.5 / 0.5)" },
        "text": { "$value": "{color.ink}" }
      },
      "space": { "$type": "dimension", "md": { "$value": "1rem" } },
      "label": { "$type": "string", "hello": { "$value": "Say \\"hello\\"\\n*/ now" } },
      "shadow": { "$type": "shadow", "low": { "$value": {
        "color": "{color.ink}", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" } } }
    }
    """

  @Test(arguments: Generator.all.map(\.name))
  func `a format's files are as recorded`(_ format: String) throws {
    let system = InMemorySystem(["tokens.json": Self.tokens])
    let status = system.run(
      "generate", format, "--no-defaults", "tokens.json", "-o", "out", "--unrepresentable", "skip")
    #expect(status == .success, "\(system.errorOutput)")
    let text = system.writtenPaths.map { path in
      "== \(path)\n" + String(decoding: system.files[path] ?? [], as: UTF8.self)
    }
    try expectGolden(text.joined(), "Goldens/\(format).txt")
  }

  @Test func `several themes are one type`() throws {
    let system = InMemorySystem([
      "a.json": Self.tokens, "b.json": Self.tokens.replacing("1rem", with: "20px"),
    ])
    let status = system.run(
      "generate", "swift", "--no-defaults", "--theme", "plain=a.json", "--theme", "wide=b.json",
      "-o", "out", "--name", "Kit")
    #expect(status == .success, "\(system.errorOutput)")
    try expectGolden(
      String(decoding: system.files["out"] ?? [], as: UTF8.self), "Goldens/themes.txt")
  }

  @Test func `the built-in defaults have the names of the design system's documents`() {
    let system = InMemorySystem([:])
    #expect(system.run("generate", "swift", "-o", "out") == .success)
    let text = String(decoding: system.files["out"] ?? [], as: UTF8.self)
    for line in [
      "public nonisolated enum Theme {", "public static var colors: Colors { Colors() }",
      "public nonisolated struct DesignSystem: Sendable {",
      "public static var shared: DesignSystem { DesignSystem() }",
      "public var spacer: Spacer { Spacer() }", "public var cornerRadius: CornerRadius",
      "public var typography: Typography", "public var infoSubtle: TokenColor",
      "public var `default`: TokenColor", "public static var borderWidth: BorderWidth",
      "public nonisolated enum Primitives {",
    ] { #expect(text.contains(line), "\(line)") }
  }
}
