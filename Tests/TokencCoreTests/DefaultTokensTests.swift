import TokencDiagnostics
import TokencCore
import Foundation
import TokencTestSupport
import Testing

/// `Tokens/defaultTokens.json` against the table that it was written from, whose references are
/// followed here without any code of tokenc.
@Suite struct DefaultTokensTests {
  /// One row of the table.
  struct Row {
    let path: String
    let type: String
    /// What stands in the columns `light` and `dark`.
    let written: [String]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let tokens = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tokens")

  private let rows: [Row]
  private let stack: CompiledStack

  init() throws {
    let table = Self.folder.appendingPathComponent("Fixtures/default-tokens.csv")
    rows = CSVReader.texts(try String(contentsOf: table, encoding: .utf8)).dropFirst().map {
      Row(path: $0[0], type: $0[1], written: Array($0[2...]))
    }
    stack = compile([try Self.defaults()])
  }

  private static func defaults() throws -> Layer {
    let file = tokens.appendingPathComponent("defaultTokens.json")
    return .builtIn(try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the defaults have every token of the table and no other`() {
    #expect(rows.count == 496)
    #expect(stack.modes == ["light", "dark"])
    #expect(stack.paths.sorted() == rows.map(\.path).sorted())
  }

  @Test func `nothing is wrong with the defaults`() {
    stack.expect()
  }

  @Test func `every token has the type and the values of the table`() throws {
    let rowsByPath = Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0) })
    for row in rows {
      let id = try #require(stack.token(row.path), "\(row.path)")
      #expect(stack.type(row.path) == row.type, "\(row.path)")
      for (mode, written) in row.written.enumerated() {
        let expected = try Self.followed(written, mode, rowsByPath)
        let found = stack.text(of: id, in: ModeID(mode))
        if row.type == "typography" {
          #expect(try Self.object(found) == Self.flattened(Self.object(expected)), "\(row.path)")
        } else {
          #expect(found == expected, "\(row.path) in \(stack.modes[mode])")
        }
      }
    }
  }

  @Test func `the example of the design system's documents`() {
    let button = "theme.color.icon-button.primary.default.background"
    #expect(stack[button] == "#295effff")
    #expect(stack.alias(button) == "theme.color.background.brand")
    #expect(stack["theme.color.emblem.info.icon"] == "#295effff / #85a3ffff")
    #expect(stack.alias("theme.color.emblem.info.icon") == "theme.color.foreground.info")
  }

  @Test(arguments: ["harbour", "meridian", "summit"])
  func `nothing is wrong with a theme of the repository`(_ name: String) throws {
    let file = Self.tokens.appendingPathComponent("Themes/\(name)Tokens.json")
    let theme = Layer.theme(
      "\(name)Tokens.json", try String(contentsOf: file, encoding: .utf8))
    let themed = compile([try Self.defaults(), theme])
    themed.expect()
    #expect(themed.paths == stack.paths)
    #expect(themed.values != stack.values)
  }

  @Test func `there is no other theme`() throws {
    let themes = try FileManager.default.contentsOfDirectory(
      atPath: Self.tokens.appendingPathComponent("Themes").path)
    #expect(
      themes.sorted() == ["harbourTokens.json", "meridianTokens.json", "summitTokens.json"])
  }

  /// What a cell of the table leads to, all references replaced by cells of the same column.
  private static func followed(
    _ text: String, _ mode: Int, _ rows: [String: Row]
  ) throws -> String {
    var text = text
    // A reference has no blank or quote between its braces, an object of JSON has.
    while let range = text.range(of: #"\{[^{}" ]+\}"#, options: .regularExpression) {
      let path = String(text[range].dropFirst().dropLast())
      let row = try #require(rows[path], "\(path)")
      text.replaceSubrange(range, with: row.written[mode])
    }
    return text
  }

  private static func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  /// The same with measures as text.
  private static func flattened(_ object: NSDictionary) -> NSDictionary {
    let flat = NSMutableDictionary()
    for (key, value) in object {
      guard let name = key as? String else { continue }
      if let measure = value as? NSDictionary, let number = measure["value"] as? NSNumber,
        let unit = measure["unit"] as? String
      {
        flat[name] = "\(number)\(unit)"
      } else {
        flat[name] = value
      }
    }
    return flat
  }
}
