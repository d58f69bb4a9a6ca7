import TokencJSON
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct PathTreeTests {
  @Test func `a path in text is found by its names, and no other is`() {
    var random = SplitMix64(seed: 3)
    let pieces = [
      "a", "b", "ab", "color", "background", "icon-button", "é", "0", "longer than eight",
    ]
    var names = NameTable()
    var tree = PathTree()
    var known: [String: PathID] = [:]
    for _ in 0..<500 {
      var path = PathID.root
      var text: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let piece = pieces[Int.random(in: pieces.indices, using: &random)]
        text.append(piece)
        path = tree.addChild(of: path, named: names.intern(piece), names)
        known[text.joined(separator: ".")] = path
      }
    }
    for (text, path) in known {
      let bytes = Array("{\(text)}".utf8)
      #expect(tree.find(bytes, 1..<bytes.count - 1, names) == path)
      for other in ["\(text).", ".\(text)", "\(text).x", "\(text)x", "x\(text)"]
      where known[other] == nil {
        let bytes = Array(other.utf8)
        #expect(tree.find(bytes, bytes.indices, names) == nil, "\(other)")
      }
    }
    #expect(tree.nodes.count == known.count + 1)
  }

  @Test func `a name with a dot is not a path of two names`() {
    var names = NameTable()
    var tree = PathTree()
    let dotted = tree.addChild(of: .root, named: names.intern("a.b"), names)
    let group = tree.addChild(of: .root, named: names.intern("a"), names)
    let bytes = Array("a.b".utf8)
    #expect(tree.find(bytes, bytes.indices, names) == nil)
    let nested = tree.addChild(of: group, named: names.intern("b"), names)
    #expect(tree.find(bytes, bytes.indices, names) == nested)
    #expect(tree.child(of: .root, named: names.intern("a.b"), names) == dotted)
    #expect(tree.find([], 0..<0, names) == nil)
  }
}
