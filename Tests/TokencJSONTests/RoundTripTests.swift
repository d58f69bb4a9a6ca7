import TokencText
import TokencTestSupport
import Testing

@testable import TokencJSON

@Suite struct RoundTripTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what the writer writes is read back`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let value = JSONValue.random(depth: 6, using: &generator)
      let pretty = written(value, isCompact: false)
      let compact = written(value, isCompact: true)
      #expect(try JSONValue(Document(pretty)) == value)
      #expect(try JSONValue(Document(compact)) == value)
      #expect(!compact.contains(UInt8(ascii: "\n")))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `both layouts give one tree, apart from its ranges`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let value = JSONValue.random(depth: 8, using: &generator)
    let pretty = try Document(written(value, isCompact: false))
    let compact = try Document(written(value, isCompact: true))
    #expect(pretty.rows == compact.rows)
    #expect(pretty.tree.nodes.map(\.hasEscape) == compact.tree.nodes.map(\.hasEscape))
    #expect(pretty.tree.nodes.map(\.mayRefer) == compact.tree.nodes.map(\.mayRefer))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the tree of a random document keeps its own rules`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let value = JSONValue.random(depth: 8, using: &generator)
    expectSound(try Document(written(value, isCompact: seed.isMultiple(of: 2))).tree)
  }

  private func written(_ value: JSONValue, isCompact: Bool) -> [UInt8] {
    var writer = JSONWriter(isCompact: isCompact)
    value.write(to: &writer)
    return writer.output.bytes
  }

  /// Children lie inside their parents, one after the other, and names before their values.
  private func expectSound(_ tree: JSONTree) {
    #expect(tree.nodes[0].end == tree.nodes.count)
    for node in tree.nodes.indices {
      var previousEnd = tree.nodes[node].range.lowerBound
      for child in tree.children(of: node) {
        let name = tree.nameRange(of: child)
        let range = tree.nodes[child].range
        #expect(name.lowerBound > previousEnd || previousEnd == 0)
        #expect(range.lowerBound < range.upperBound)
        if tree.nodes[node].kind == .object {
          #expect(name.upperBound < range.lowerBound)
          #expect(tree.bytes[Int(name.lowerBound)] == UInt8(ascii: "\""))
          #expect(tree.bytes[Int(name.upperBound) - 1] == UInt8(ascii: "\""))
        } else {
          #expect(name == range)
        }
        #expect(tree.nodes[child].end <= tree.nodes[node].end)
        previousEnd = range.upperBound
      }
      #expect(previousEnd < tree.nodes[node].range.upperBound || tree.nodes[node].end == node + 1)
    }
  }
}
