import TokencText
import TokencTestSupport
import Testing

@testable import TokencJSON

/// From an offset to a value, and from a value to its place in the tree.
@Suite struct JSONTreePlacesTests {
  /// A document with a marked offset, and the path of the value that holds it; nil for none.
  static let places: [(String, String?)] = [
    (#"1️⃣{"a": 1}"#, ""), (#"{1️⃣"a": 1}"#, "a"), (#"{"1️⃣a": 1}"#, "a"), (#"{"a1️⃣": 1}"#, "a"),
    (#"{"a"1️⃣: 1}"#, "a"), (#"{"a":1️⃣ 1}"#, "a"), (#"{"a": 1️⃣1}"#, "a"), (#"{"a": 11️⃣}"#, "a"),
    (#"{"a": 1 1️⃣}"#, ""), (#"{ 1️⃣ "a": 1}"#, ""), (#"{"a": 11️⃣, "b": 2}"#, "a"),
    (#"{"a": 1,1️⃣ "b": 2}"#, ""), (#"{"a": 1, 1️⃣"b": 2}"#, "b"), (#"[11️⃣,2]"#, "0"),
    (#"[1,1️⃣2]"#, "1"), (#"[1,21️⃣]"#, "1"), (#"[1, 1️⃣ 2]"#, ""), (#"{"a": 1️⃣[]}"#, "a"),
    (#"{"a": [1️⃣]}"#, "a"), (#"{"a": []1️⃣}"#, ""), (#"{"a": [[], [0, {"b": 1️⃣3}]]}"#, "a.1.1.b"),
    (#"{"a": [[], [0, {"b": 3}1️⃣]]}"#, "a.1"), (#"{"a": [[], [0, {"b": 3}]1️⃣]}"#, "a"),
    (#"1️⃣ {}"#, nil), (#"{}1️⃣"#, nil), (#"{} 1️⃣"#, nil), (#"11️⃣"#, ""), (#"1 1️⃣"#, nil),
  ]

  @Test(arguments: places)
  func `the innermost value holds the offset`(_ marked: String, _ path: String?) throws {
    let text = MarkedText(marked)
    let offset = try #require(text.offsets["1"])
    let document = try Document(text.bytes)
    #expect(document.tree.node(at: offset).map { document.path(to: $0) } == path)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a search from the root finds the same`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var writer = JSONWriter(isCompact: seed.isMultiple(of: 2))
    JSONValue.random(depth: 6, using: &generator).write(to: &writer)
    let tree = try Document(writer.output.bytes).tree
    var parents = [Int?](repeating: nil, count: tree.nodes.count)
    for node in tree.nodes.indices {
      for child in tree.children(of: node) { parents[child] = node }
    }
    for node in tree.nodes.indices {
      #expect(tree.parent(of: node) == parents[node])
      #expect(tree.node(at: Int(tree.nameRange(of: node).lowerBound)) == node)
    }
    for offset in -1...tree.bytes.count + 1 {
      #expect(tree.node(at: offset) == search(tree, offset), "offset \(offset)")
    }
  }

  /// All values that hold the offset are ancestors of each other, or touch at it.
  private func search(_ tree: JSONTree, _ offset: Int) -> Int? {
    tree.nodes.indices.last { node in
      let start = Int(tree.nameRange(of: node).lowerBound)
      let end = Int(tree.nodes[node].range.upperBound)
      let isContainer = [.object, .array].contains(tree.nodes[node].kind)
      return start <= offset && (offset < end || !isContainer && offset == end)
    }
  }
}

extension Document {
  /// The names and indices that lead to a value, with dots between them.
  func path(to node: Int) -> String {
    tree.path(to: node).map { step in
      switch step {
      case .name(let name): names.text(name)
      case .index(let index): String(index)
      }
    }.joined(separator: ".")
  }
}
