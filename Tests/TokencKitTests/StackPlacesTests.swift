import TokencKit
import Testing

/// What an editor asks about places.
@Suite struct StackPlacesTests {
  private static let stack = ResolvedStack([
    TokenSource(path: "base.json", text: "{\"ink\": {\"$value\": 1}}"),
    TokenSource(
      path: "theme.json",
      text:
        "{\n  \"🎨\": {\"$value\": \"{ink}\"},\n  \"é\": {\"$value\": [\"{🎨}\", 2, true, null]}\n}"),
  ])

  @Test(arguments: [(ColumnUnit.utf8, 23), (.utf16, 21), (.scalar, 20)])
  func `places are columns in each unit, and back`(_ unit: ColumnUnit, _ column: Int) throws {
    let place = try #require(Self.stack.references(to: "ink").first)
    let start = try #require(Self.stack.position(of: place, in: unit))
    #expect(start == TextPosition(line: 2, column: column))
    #expect(Self.stack.offset(of: start, file: 1, in: unit) == place.offsets.lowerBound)
    let end = TextPosition(line: 2, column: column + 5)
    #expect(Self.stack.range(of: place, in: unit) == start..<end)
  }

  @Test func `a file that the stack lacks has no places`() {
    #expect(Self.stack.position(of: 0, file: 2) == nil)
    #expect(Self.stack.offset(of: TextPosition(line: 1, column: 1), file: -1) == nil)
    #expect(Self.stack.element(at: 0, file: 2) == nil)
    #expect(Self.stack.node(at: 0, file: 2) == nil)
  }

  @Test func `the innermost token or reference is at a byte`() throws {
    let definition = try #require(Self.stack.definitions(of: "🎨").first)
    #expect(
      Self.stack.element(at: definition.offsets.lowerBound + 1, file: 1)
        == .token(path: "🎨", place: definition))
    let reference = try #require(Self.stack.references(to: "🎨").first)
    #expect(
      Self.stack.element(at: reference.offsets.lowerBound + 1, file: 1)
        == .reference(target: "🎨", place: reference))
    #expect(Self.stack.element(at: 0, file: 1) == nil)
  }

  @Test func `the JSON value at a byte has a kind, a path and places`() throws {
    let offset = try #require(
      Self.stack.offset(of: TextPosition(line: 3, column: 27), file: 1, in: .scalar))
    let node = try #require(Self.stack.node(at: offset, file: 1))
    #expect(node.kind == .number)
    #expect(node.path == [.name("é"), .name("$value"), .index(1)])
    #expect(node.namePlace == nil)
    let root = try #require(Self.stack.node(at: 0, file: 1))
    #expect(root.kind == .object)
    #expect(root.path == [])
  }

  @Test func `definitions come with the one that counts first`() {
    let stack = ResolvedStack([
      TokenSource(path: "1.json", text: "{\"a\": {\"$value\": 1}}"),
      TokenSource(path: "2.json", text: "{\"a\": {\"$value\": 2}}"),
    ])
    #expect(stack.definitions(of: "a").map(\.file) == [1, 0])
    #expect(stack.definitions(of: "b").isEmpty)
    #expect(stack.references(to: "b").isEmpty)
  }
}
