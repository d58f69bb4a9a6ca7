import TokencJSON

extension ResolvedTokens {
  /// A step that a value does not have.
  struct MissingStep: Error {
    let name: String
  }

  /// Where a reference into its target's value ends up in a mode; the target is resolved.
  func landing(
    of reference: Reference, in mode: ModeID
  ) -> Result<ValueCursor, MissingStep> {
    let steps = Int(reference.steps.lowerBound)..<Int(reference.steps.upperBound)
    guard let target = reference.target, var cursor = cursor(of: target, in: mode) else {
      return .failure(MissingStep(name: ""))
    }
    cursor = follow(cursor)
    for index in steps {
      guard let child = child(links.steps[index], of: cursor) else {
        return .failure(MissingStep(name: String(decoding: links.steps[index], as: UTF8.self)))
      }
      cursor = follow(child)
    }
    return .success(cursor)
  }

  /// The member or element that a step names.
  private func child(_ step: [UInt8], of cursor: ValueCursor) -> ValueCursor? {
    let children = children(of: cursor)
    guard node(at: cursor).kind == .object else {
      guard let index = Pointer.index(step), children.indices.contains(index) else { return nil }
      return children[index]
    }
    return children.last { set.names[node(at: $0).name].elementsEqual(step) }
  }
}
