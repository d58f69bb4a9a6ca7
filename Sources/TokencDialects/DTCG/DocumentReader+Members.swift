import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// The members of a resolver document's objects, with `$ref`s followed.
extension DocumentReader {
  /// The members of an object, each name once, in source order: those of the target, then new ones
  /// beside the `$ref`.
  func members(of view: DocumentView) -> [Definition.Place] {
    var found: [Definition.Place] = []
    var indices: [NameID: Int] = [:]
    for layer in view.layers.reversed() where kind(layer) == .object {
      let tree = tree(layer.file)
      let isReference = layer != view.target
      for node in tree.children(of: Int(layer.node)) {
        let name = tree.nodes[node].name
        if isReference, name == stack.known.dollarRef { continue }
        let place = Definition.Place(file: layer.file, node: node)
        if let index = indices[name] {
          found[index] = place
        } else {
          indices[name] = found.count
          found.append(place)
        }
      }
    }
    return found
  }

  /// The member of that name.
  func member(_ name: String, of view: DocumentView) -> Definition.Place? {
    members(of: view).last { self.name($0).hasSameBytes(as: name) }
  }

  /// The text of a member; nil if there is none, or if it is not text, which is reported.
  mutating func text(
    _ name: String, of view: DocumentView
  ) -> (text: String, place: Definition.Place)? {
    guard let place = member(name, of: view), let value = self.view(place) else { return nil }
    guard kind(value.target) == .string else {
      remark(.error, .invalidValue, "'\(name)' must be text", at: valuePlace(value.place))
      return nil
    }
    return (tree(value.target.file).string(of: Int(value.target.node)), value.target)
  }

  /// Warns of members with other names, and of known ones of the wrong kind.
  mutating func checkMembers(of view: DocumentView, _ what: String, known: [String]) {
    for place in members(of: view) {
      let name = name(place)
      guard known.contains(where: { $0.hasSameBytes(as: name) }) else {
        let nearest = EditDistance.nearest(to: name, among: known)
        remark(
          .warning, .unknownProperty, "\(what) has no member '\(name)'", at: keyPlace(place),
          help: nearest.map { Suggestion.didYouMean($0, insteadOf: name) })
        continue
      }
      let isWrong =
        switch name {
        case "description", "$schema": kind(place) != .string && !hasReference(place)
        case "$extensions", "$defs": kind(place) != .object
        default: false
        }
      if isWrong {
        let wanted = name.hasPrefix("$") && name != "$schema" ? "an object" : "text"
        remark(.error, .invalidValue, "'\(name)' must be \(wanted)", at: valuePlace(place))
      }
    }
  }

  private func hasReference(_ place: Definition.Place) -> Bool {
    tree(place.file).member(stack.known.dollarRef, of: Int(place.node)) != nil
  }
}
