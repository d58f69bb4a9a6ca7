import TokencText

@testable import TokencJSON

/// A document as far as it can be read, and the names of its members.
struct Reading {
  let tree: JSONTree
  let errors: [SyntaxError]
  let names: NameTable

  init(_ bytes: [UInt8], as syntax: JSONSyntax = .strict) {
    var names = NameTable()
    let reading = JSONParser.read(bytes, as: syntax, names: &names)
    tree = reading.tree
    errors = reading.errors
    self.names = names
  }

  /// The tree on one line, with `!` before what could not be read.
  var text: String { text(of: 0) }

  private func text(of node: Int) -> String {
    let children = tree.children(of: node).map { child in
      tree.nodes[child].name == .none
        ? text(of: child) : tree.name(of: child) + ": " + text(of: child)
    }
    switch tree.nodes[node].kind {
    case .object: return "{\(children.joined(separator: ", "))}"
    case .array: return "[\(children.joined(separator: ", "))]"
    case .string: return "'\(tree.string(of: node))'"
    case .invalid: return "!" + tree.string(of: node)
    case .number, .true, .false, .null: return tree.string(of: node)
    }
  }

  /// What is wrong with the tree: each value lies inside its parent and behind what comes before it.
  var faults: [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ rule: String, _ node: Int) {
      if !holds { faults.append("\(rule) at value \(node), \(tree.nodes[node])") }
    }
    check(Int(tree.nodes[0].end) == tree.nodes.count, "the root ends last", 0)
    for node in tree.nodes.indices {
      let range = tree.nodes[node].range
      let isContainer = [.object, .array].contains(tree.nodes[node].kind)
      check(range.lowerBound <= range.upperBound, "a range", node)
      check(Int(range.upperBound) <= tree.bytes.count, "a range in the file", node)
      check(isContainer || Int(tree.nodes[node].end) == node + 1, "nothing inside", node)
      check(Int(tree.nodes[node].end) > node, "an end", node)
      if tree.nodes[node].kind == .string { check(range.bounds.count >= 2, "quotes", node) }
      var previous = range.lowerBound
      for child in tree.children(of: node) {
        let name = tree.nameRange(of: child)
        let value = tree.nodes[child].range
        check(
          (tree.nodes[child].name != .none) == (tree.nodes[node].kind == .object), "a name", child)
        check(name.lowerBound >= previous, "order", child)
        check(
          tree.nodes[child].name == .none || name.upperBound <= value.lowerBound, "a name before",
          child)
        check(
          tree.name(of: child) == names.text(tree.nodes[child].name), "the name of its text", child)
        check(value.upperBound <= range.upperBound, "inside", child)
        check(tree.nodes[child].end <= tree.nodes[node].end, "an end inside", child)
        previous = value.upperBound
      }
    }
    return faults
  }
}

extension JSONTree.Node: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.hasEscape == second.hasEscape
      && first.mayRefer == second.mayRefer && first.name == second.name
      && first.nameOffset == second.nameOffset && first.range == second.range
      && first.end == second.end
  }
}
