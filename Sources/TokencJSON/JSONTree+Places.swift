import TokencText

extension JSONTree {
  /// One step from a value to a value inside it.
  package enum Step: Equatable, Sendable {
    /// To the member of that name. Of members with one name the path does not tell which.
    case name(NameID)
    /// To the element of that index, counted from 0.
    case index(Int)
  }

  /// The innermost value whose name or text holds a byte offset; nil outside of the root.
  ///
  /// What stands between a name and its value belongs to the member. A name or value that is no
  /// object or array also holds the offset behind its last byte, where a caret touches it, unless
  /// the next one begins there.
  ///
  /// Values are in source order, so that the last one that begins before the offset is found by
  /// halving. Where the offset is behind that one, what holds it is found from the root down,
  /// passing the subtrees of earlier siblings; parents are not stored.
  package func node(at offset: Int) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let last = low - 1
    if holds(last, offset) { return last }
    return ancestors(of: last).last { holds($0, offset) }
  }

  /// The object or array that a value is directly inside of; nil for the root.
  package func parent(of node: Int) -> Int? {
    ancestors(of: node).last
  }

  /// The objects and arrays that a value is inside of, the root first.
  package func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var current = 0
    while current < node {
      ancestors.append(current)
      var child = current + 1
      while Int(nodes[child].end) <= node { child = Int(nodes[child].end) }
      current = child
    }
    return ancestors
  }

  /// The names and indices that lead from the root to a value.
  package func path(to node: Int) -> [Step] {
    let values = ancestors(of: node) + [node]
    return zip(values, values.dropFirst()).map { parent, value in
      guard nodes[parent].kind == .array else { return .name(nodes[value].name) }
      return .index(children(of: parent).prefix { $0 < value }.count)
    }
  }

  /// Where a value begins, its name included.
  private func start(of node: Int) -> Int {
    Int(nodes[node].name == .none ? nodes[node].range.lowerBound : nodes[node].nameOffset)
  }

  private func holds(_ node: Int, _ offset: Int) -> Bool {
    let isContainer = nodes[node].kind == .object || nodes[node].kind == .array
    let end = Int(nodes[node].range.upperBound)
    return start(of: node) <= offset && (offset < end || !isContainer && offset == end)
  }
}
