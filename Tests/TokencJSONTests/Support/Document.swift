import TokencText
@testable import TokencJSON

/// A document and the names of its members.
struct Document {
  let tree: JSONTree
  let names: NameTable

  init(_ bytes: [UInt8]) throws(SyntaxError) {
    var names = NameTable()
    tree = try JSONParser.parse(bytes, names: &names)
    self.names = names
  }

  init(_ text: String) throws(SyntaxError) {
    try self.init(Array(text.utf8))
  }

  /// For each value its kind, its name and the index after its subtree.
  var rows: [String] {
    tree.nodes.map { node in
      let name = node.name == .none ? "–" : names.text(node.name)
      return "\(node.kind) \(name) \(node.end)"
    }
  }

  /// Each value as written.
  var values: [String] { tree.nodes.map { source($0.range) } }

  /// The name of each value as written, or the value itself where it has none.
  var writtenNames: [String] { tree.nodes.indices.map { source(tree.nameRange(of: $0)) } }

  /// The text of a range of the file.
  func source(_ range: SourceRange) -> String {
    String(decoding: tree.bytes[range.bounds], as: UTF8.self)
  }
}

/// The first error of bytes that are not document.
func syntaxError(_ bytes: [UInt8]) -> SyntaxError? {
  do throws(SyntaxError) {
    _ = try Document(bytes)
    return nil
  } catch {
    return error
  }
}
