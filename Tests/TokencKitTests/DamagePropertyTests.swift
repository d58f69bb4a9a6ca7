import Foundation
import TokencKit
import TokencTestSupport
import Testing

/// A byte too many or too few anywhere in a real theme.
@Suite struct DamagePropertyTests {
  private static let themes = ["harbour", "summit"]
  private static let syntax: Set = ["invalid-json", "invalid-utf8"]

  private static func source(_ name: String) throws -> TokenSource {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Tokens/Themes/\(name)Tokens.json")
    return TokenSource(path: "\(name).json", bytes: Array(try Data(contentsOf: file)))
  }

  /// A file with one byte changed that is no JSON then; nil where it still is.
  private static func damaged(
    _ stack: ResolvedStack, _ bytes: [UInt8], at position: Int, _ byte: UInt8?
  ) throws -> ResolvedStack? {
    var bytes = bytes
    if let byte { bytes.insert(byte, at: position) } else { bytes.remove(at: position) }
    let path = stack.sources[stack.sources.count - 1].path
    let found = try stack.replacing(file: path, withBytes: bytes)
    return found.findings.contains { syntax.contains($0.code) } ? found : nil
  }

  @Test(arguments: themes, 0..<4 as Range<UInt64>)
  func `the tokens elsewhere are the same, and nothing but the error is reported`(
    _ theme: String, _ seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let source = try Self.source(theme)
    let stack = ResolvedStack([.builtInDefaults, source])
    let known = Set(stack.findings.map(\.message))
    for round in 0..<8 {
      let position = Int.random(in: source.bytes.indices, using: &random)
      let byte = Array("\"{}[],:x\\' 0\n".utf8).randomElement(using: &random)
      guard
        let damaged = try Self.damaged(
          stack, source.bytes, at: position, round.isMultiple(of: 2) ? nil : byte)
      else { continue }
      let place = damaged.position(of: position, file: 1).map { "\($0.line):\($0.column)" } ?? ""
      let errors = damaged.findings.filter { Self.syntax.contains($0.code) }
      #expect(errors.count <= 2, "\(theme) \(place): \(errors.map(\.message))")
      let others = damaged.findings.filter {
        !Self.syntax.contains($0.code) && !known.contains($0.message)
      }
      #expect(others.isEmpty, "\(theme) \(place): \(others.map(\.message))")
      expectSame(stack, damaged, position, "\(theme) \(place)")
    }
  }

  /// Tokens that neither hold the damage nor depend on one that does have their types and values.
  private func expectSame(
    _ stack: ResolvedStack, _ damaged: ResolvedStack, _ position: Int, _ note: String
  ) {
    let now = Dictionary(damaged.tokens.map { ($0.path, $0) }) { first, _ in first }
    let before = stack.tokens
    // What the file itself defines around the damage, by the groups of its paths.
    let changed = before.filter { token in
      now[token.path]?.values.map(\.text) != token.values.map(\.text)
        || now[token.path]?.type != token.type
    }
    let own = changed.filter { $0.place.file == 1 }
    let followers = Set(own.flatMap { stack.allUsers(of: $0.path) })
    // An error shows where it is or later, and spoils nothing before it.
    let line = stack.position(of: position, file: 1)?.line ?? 0
    let lines = own.filter { !followers.contains($0.path) }
      .compactMap { stack.position(of: $0.place)?.line }
    #expect(lines.allSatisfy { $0 >= line - 1 }, "\(note): before line \(line): \(lines)")
    let strangers = changed.filter { $0.place.file == 0 && !followers.contains($0.path) }
    #expect(strangers.isEmpty, "\(note): \(strangers.map(\.path))")
  }
}
