import TokencText

extension JSONTree {
  /// One step from a value to a value inside it.
  package enum Step: Equatable, Sendable {
    /// To the member with that name. For duplicate names, the path does not tell which.
    case name(NameID)
    /// To the element with that index, counted from 0.
    case index(Int)
  }

  /// The innermost value whose name or text contains a byte offset; nil outside the root.
  ///
  /// The text between a name and its value belongs to the member. A name or scalar value also
  /// contains the offset after its last byte, where a caret touches it, unless the next one begins
  /// there.
  ///
  /// Values are in source order, so the last one that begins before the offset is found by binary
  /// search. If the offset is after that one, its container is found from the root down, skipping
  /// the subtrees of earlier siblings; parents are not stored.
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

  /// The object or array that directly contains a value; nil for the root.
  package func parent(of node: Int) -> Int? {
    ancestors(of: node).last
  }

  /// The objects and arrays that contain a value, the root first.
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
