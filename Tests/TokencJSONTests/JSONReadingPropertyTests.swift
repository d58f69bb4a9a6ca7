import TokencTestSupport
import TokencText
import Testing

@testable import TokencJSON

/// What holds of every document that is damaged, whatever the damage.
@Suite struct JSONReadingPropertyTests {
  private static let seeds = 0..<4 as Range<UInt64>

  @Test(arguments: seeds, [JSONSyntax.strict, .commented, .json5])
  func `any bytes lead to a sound tree, and to the error of the strict reading`(
    _ seed: UInt64, _ syntax: JSONSyntax
  ) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<60 {
      var bytes = ConformanceFile.accepted.randomElement(using: &generator)?.bytes ?? []
      bytes.mutate(using: &generator)
      expectSound(bytes, syntax)
      var tokens = TokenText(seed: generator.next()).pretty
      for _ in 0..<Int.random(in: 1...4, using: &generator) { tokens.mutate(using: &generator) }
      expectSound(tokens, syntax)
    }
  }

  @Test(arguments: ConformanceFile.refused + ConformanceFile.either)
  func `a file that is refused is read as far as it goes`(_ file: ConformanceFile) {
    for syntax in [JSONSyntax.strict, .commented, .json5] { expectSound(file.bytes, syntax) }
  }

  @Test(arguments: ConformanceFile.accepted)
  func `every beginning of a file is read`(_ file: ConformanceFile) {
    for end in file.bytes.indices.prefix(200) { expectSound(Array(file.bytes[..<end]), .strict) }
  }

  private func expectSound(_ bytes: [UInt8], _ syntax: JSONSyntax) {
    let reading = Reading(bytes, as: syntax)
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    var names = NameTable()
    do throws(SyntaxError) {
      let tree = try JSONParser.parse(bytes, as: syntax, names: &names)
      #expect(reading.errors.isEmpty, "\(text)")
      #expect(reading.tree.nodes == tree.nodes, "\(text)")
    } catch {
      #expect(reading.errors.first == error, "\(text)")
    }
    #expect(reading.faults.isEmpty, "\(text)")
    #expect(reading.tree.bytes == bytes || reading.errors.first?.reason == .tooLarge)
    for (index, error) in reading.errors.enumerated() {
      #expect(error.range.upperBound <= bytes.count)
      guard index > 1 else { continue }
      #expect(reading.errors[index - 1].range.lowerBound <= error.range.lowerBound, "\(text)")
    }
  }
}

// MARK: - One damage

extension JSONReadingPropertyTests {
  @Test(arguments: seeds)
  func `what stands wholly before the damage is read as it was`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<100 {
      let text = TokenText(seed: generator.next())
      let bytes = round.isMultiple(of: 3) ? text.compact : text.pretty
      let position = Int.random(in: bytes.indices, using: &generator)
      var damaged = bytes
      switch round % 4 {
      case 0: damaged.removeSubrange(position...)
      case 1, 2: damaged.remove(at: position)
      default:
        damaged.insert(
          Array("\"{}[],:x\\' 0\n".utf8).randomElement(using: &generator) ?? 0, at: position)
      }
      expectSound(damaged, .strict)
      let old = Reading(bytes)
      let new = Reading(damaged)
      expectSame(old, new, damaged) { $0.upperBound < position }
    }
  }

  @Test(arguments: seeds)
  func `siblings after the damaged member are read as they were`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 100)
    for round in 0..<200 {
      let text = TokenText(seed: generator.next())
      let isCompact = round.isMultiple(of: 3)
      let bytes = isCompact ? text.compact : text.pretty
      let position = Int.random(in: bytes.indices.dropFirst().dropLast(2), using: &generator)
      var damaged = bytes
      let byte: UInt8
      if round.isMultiple(of: 2) {
        byte = bytes[position]
        damaged.remove(at: position)
      } else {
        byte = Array("\"{}[],:x\\'0".utf8).randomElement(using: &generator) ?? 0
        damaged.insert(byte, at: position)
      }
      // A bracket before a line makes its indentation that of another.
      if [0x20, 0x0a].contains(bytes[position - 1]), bytes[position] == 0x20,
        "{}[]".utf8.contains(byte)
      {
        continue
      }
      // On one line nothing tells where a missing bracket was.
      if isCompact, "{}[]".utf8.contains(byte) { continue }
      let old = Reading(bytes)
      let new = Reading(damaged)
      guard let node = old.tree.node(at: position) else { continue }
      let end = old.tree.nodes[node].range.upperBound
      let array = old.tree.ancestors(of: node).first { old.tree.nodes[$0].kind == .array } ?? node
      let after = max(end, old.tree.nodes[array].range.upperBound, UInt32(position)) + 1
      expectSame(old, new, damaged) { $0.lowerBound > after }
    }
  }

  /// Expects every value of a document that lies in a range to have its place and text in another.
  private func expectSame(
    _ old: Reading, _ new: Reading, _ bytes: [UInt8], _ isChecked: (SourceRange) -> Bool
  ) {
    let found = Dictionary(new.tree.nodes.indices.map { (path($0, new), $0) }) { $1 }
    for node in old.tree.nodes.indices where isChecked(whole(node, old)) {
      let path = path(node, old)
      let kind = old.tree.nodes[node].kind
      let isSame = found[path].map { other in
        new.tree.nodes[other].kind == kind
          && (kind == .object || kind == .array
            || new.tree.text(of: other) == old.tree.text(of: node))
      }
      guard isSame != true else { continue }
      Issue.record(
        "\(path) in \(String(decoding: bytes, as: UTF8.self).debugDescription) is \(new.text)")
      return
    }
  }

  private func whole(_ node: Int, _ reading: Reading) -> SourceRange {
    SourceRange(
      Int(reading.tree.nameRange(of: node).lowerBound),
      Int(reading.tree.nodes[node].range.upperBound))
  }

  private func path(_ node: Int, _ reading: Reading) -> [String] {
    reading.tree.path(to: node).map { step in
      switch step {
      case .name(let name): reading.names.text(name)
      case .index(let index): String(index)
      }
    }
  }
}
