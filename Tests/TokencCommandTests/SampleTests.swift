import Foundation
import Testing
import TokencColor
package import TokencDiagnostics
import TokencJSON
import TokencSettings
import TokencSystem
import TokencText

@testable import TokencAnalysis
@testable import TokencCommand
@testable import TokencCore
@testable import TokencEmitters

/// Compiles the code samples of doc comments: each is repeated here, and the test compares the two.
@Suite struct SampleTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The files whose doc comments contain samples of something other than Swift: JSON and command
  /// lines.
  private static let withoutSwift: Set = [
    "TokencJSON/JSONTree.swift", "TokencCore/Composing/ParsedStack.swift",
    "tokenc-bench/Bench.swift", "tokenc-fuzz/Fuzz.swift", "tokenc-mutants/MutantTest.swift",
  ]

  /// The files whose doc comments contain Swift samples; those of the library are compiled as one
  /// program.
  static let files: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []).sorted()
    .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("TokencKit/") && !withoutSwift.contains($0) }
    .filter { file in
      !samples(in: (try? text(of: file)) ?? "").isEmpty
    }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func `there are samples`() {
    #expect(Self.files.count > 15)
  }

  @Test(arguments: files) func `the samples of a doc comment compile`(_ file: String) throws {
    let source = try Self.text(of: file)
    let own = Self.joined(try String(contentsOfFile: #filePath, encoding: .utf8))
    let samples = Self.samples(in: source)
    #expect(!samples.isEmpty)
    for sample in samples {
      #expect(own.contains(Self.joined(sample)), "not in SampleTests.swift:\n\(sample)")
    }
  }

  /// The indented lines of doc comments, adjacent ones together.
  private static func samples(in source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .map { $0.hasPrefix("///     ") ? String($0.dropFirst(8)) : "" }
      .split(separator: "").map { $0.joined(separator: "\n") }
  }

  /// A text without indentation and line breaks.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

private func compile(
  _ bytes: [UInt8], _ defaults: SourceFile, _ dialects: [Dialect]
) -> ResolvedTokens {
  var log = DiagnosticLog()
  let theme = SourceFile(path: "theme.json", role: .theme, bytes: bytes)
  let options = CompilationOptions(dialects: dialects)
  let tokens = Compilation.resolve([defaults, theme], options: options, log: &log)
  return tokens
}

private func printTokens(_ tokens: ResolvedTokens) throws -> (OutputBuffer, Selection) {
  var output = OutputBuffer()
  if let token = tokens.token(at: "theme.color.background.brand") {
    for mode in tokens.modes { tokens.writePlain(token, in: mode, into: &output) }
  }
  let selection = try Selection(groups: ["icon-button"], modes: ["dark"], in: tokens)
  return (output, selection)
}

private func analyze(_ before: ResolvedTokens, _ after: ResolvedTokens, _ token: TokenID) {
  let tokens = after
  let diff = ThemeDiff(before, after)
  for cause in diff.causes { print(diff.path(of: cause.pair), cause.followers.count) }
  let explanation = Explanation(token, modes: tokens.modes, in: tokens)
  for way in explanation.ways { print(way.hops.map(\.written).joined(separator: " → ")) }
}

private func mix() -> (Double, Color) {
  let blue = Color(.srgb, [0, 0, 1])
  let white = Color(.srgb, [1, 1, 1])
  let ratio = blue.contrast(against: white)  // 8.59…
  let lighter = blue.mixed(with: white, amount: 0.5, in: .oklch)
  if case .color(let color) = Color.read(Array("rgb(0 102 204)".utf8)[...]) {
    print(color.components)
  }
  return (ratio, lighter)
}

private func parse() throws -> [String] {
  var names = NameTable()
  let tree = try JSONParser.parse(Array("[1, 2.50]".utf8), names: &names)
  let texts = tree.children(of: 0).map(tree.string)  // "1", "2.50"
  return texts
}

private func write() -> String {
  var writer = JSONWriter(isCompact: true)
  writer.beginObject()
  writer.key("size")
  writer.value(16)
  writer.endObject()
  return writer.output.text
}

private func report(
  _ place: Diagnostic.Place, _ otherPlace: Diagnostic.Place, _ log: inout DiagnosticLog
) -> Fix {
  let finding = Diagnostic(
    .warning, .nameTooLong, "the name is too long", at: place,
    notes: [Diagnostic.Note("another one is here", at: otherPlace)], help: "shorten it")
  log.report(finding)
  let fix = Fix("write 'brand'", [Fix.Edit(at: place, replacement: Array("brand".utf8))])
  return fix
}

private func run() -> TokencCommand.ExitStatus {
  var system = System.posix
  system.readFile = { _ throws(FileError) in Array("{}".utf8) }
  let status = TokenCommand.run(arguments: ["check", "theme.json"], system: system)
  return status
}

private func isSameText() -> Bool {
  ExactText("caf\u{e9}") == ExactText("cafe\u{301}")  // false
}

private func isTextThere() -> Bool {
  ["cafe\u{301}"].hasText("caf\u{e9}")  // false
}

private func read(_ values: SettingValues) -> Double {
  let points = values[.gridUnit]
  return points
}

extension DiagnosticCode {
  package static let nameTooLong = DiagnosticCode("name-too-long", "a name has no end")
}

extension DiagnosticCode {
  static let shouting = DiagnosticCode("shouting", "a name is in capitals")
}

extension Setting where Value == Double {
  static var gridUnit: Setting {
    .number("grid-unit", above: 0, default: 8, .output, "points per grid unit")
  }
}

extension Dialect {
  static let acme: Dialect = {
    var dialect = Dialect(name: "Acme", mark: "`$acme`", read: "colors", unread: "the rest")
    dialect.synonym = { $0 == "paint" ? TypeSynonym(type: .color, marksFile: true) : nil }
    return dialect
  }()
}

extension LintRule {
  static let shouting = LintRule(
    code: .shouting, summary: "a name is in capitals", why: "Names are read, not heard.",
    example: Example(bad: "{\"INK\": {\"$value\": 1}}", instead: "{\"ink\": {\"$value\": 1}}")
  ) { resolved, _, reporter in
    for token in resolved.visibleTokens where resolved.set.pathText(token).contains("INK") {
      let definition = resolved.set.tokens[token.index].definition
      reporter.report("the name is in capitals", at: resolved.set.keyPlace(definition))
    }
  }
}

extension Emitter {
  static let names = Emitter(name: "names", summary: "the paths") { tokens, options, _ in
    let paths = options.selection.tokens.map(tokens.set.pathText)
    return .bytes(Array(paths.joined(separator: "\n").utf8))
  }
}

extension Generator {
  static let names = Generator(name: "names", summary: "the paths") { input, _, _ in
    input.themes.map { theme in
      let paths = theme.selection.tokens.map(theme.resolved.set.pathText)
      return GeneratedFile(path: theme.name, bytes: Array(paths.joined(separator: "\n").utf8))
    }
  }
}
