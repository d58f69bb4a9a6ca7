import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// The shape of a resolver document (Resolver module, section on syntax).
extension DocumentReader {
  /// Reads the whole document.
  mutating func read() -> Composition {
    let root = DocumentView(layers: [Definition.Place(file: document, node: 0)])
    checkMembers(
      of: root, "a resolver document",
      known: [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
        "$defs",
      ])
    checkVersion(root)
    _ = text("name", of: root)
    var read = Composition()
    for place in entries("sets", root) { _ = set(place, .map) }
    let modifiers = entries("modifiers", root).compactMap { modifier($0, name: nil, .map) }
    readOrder(root, into: &read)
    let used = read.modifiers
    read.unusedModifiers = modifiers.filter { modifier in
      !used.contains { $0.name.hasSameBytes(as: modifier.name) }
    }
    read.isIncomplete = isIncomplete
    return read
  }

  private mutating func checkVersion(_ root: DocumentView) {
    guard member("version", of: root) != nil else {
      remark(
        .error, .invalidValue, "a resolver document needs a 'version'", at: start(root),
        help: "write \"version\": \"2025.10\"")
      return
    }
    guard let (version, place) = text("version", of: root) else { return }
    if version != "2025.10" {
      remark(
        .error, .invalidValue, "the version of a resolver document is '2025.10', not '\(version)'",
        at: valuePlace(place))
    }
  }

  /// The opening brace of an object.
  func start(_ view: DocumentView) -> Diagnostic.Place {
    let range = valuePlace(view.target).range.bounds
    return Diagnostic.Place(view.target.file, SourceRange(range.lowerBound, range.lowerBound + 1))
  }

  /// The values of a map of sets or modifiers.
  private mutating func entries(_ name: String, _ root: DocumentView) -> [Definition.Place] {
    guard let place = member(name, of: root), let map = view(place) else { return [] }
    guard kind(map.target) == .object else {
      report(.invalidValue, "'\(name)' must be an object", at: valuePlace(map.place))
      return []
    }
    return members(of: map)
  }

  // MARK: The order

  private mutating func readOrder(_ root: DocumentView, into read: inout Composition) {
    guard let place = member("resolutionOrder", of: root) else {
      report(
        .invalidValue, "a resolver document needs a 'resolutionOrder'", at: start(root),
        help: "list its sets and modifiers: [{ \"$ref\": \"#/sets/name\" }]")
      return
    }
    guard let order = view(place) else { return }
    guard kind(order.target) == .array else {
      report(.invalidValue, "'resolutionOrder' must be a list", at: valuePlace(order.place))
      return
    }
    let items = elements(order.target)
    if items.isEmpty {
      report(.invalidValue, "'resolutionOrder' is empty", at: valuePlace(order.place))
    }
    var seen: [OrderName] = []
    for item in items {
      guard let found = readItem(item, &seen) else { continue }
      read.items.append(found)
    }
  }

  /// The name of an item, to check that it is given only once.
  private struct OrderName {
    let name: String
    let isInline: Bool
    let place: Diagnostic.Place
  }

  private mutating func readItem(
    _ place: Definition.Place, _ seen: inout [OrderName]
  ) -> Composition.Item? {
    guard let view = view(place, .order) else { return nil }
    guard kind(view.target) == .object else {
      report(
        .invalidValue, "an item of 'resolutionOrder' is a set, a modifier or a reference to one",
        at: valuePlace(place))
      return nil
    }
    guard let (isModifier, name, isInline) = identify(view) else { return nil }
    let twin = seen.first { $0.name.hasSameBytes(as: name) && ($0.isInline || isInline) }
    seen.append(
      OrderName(
        name: name, isInline: isInline, place: namePlace(view) ?? valuePlace(place)))
    if let twin {
      remark(
        .error, .duplicateKey, "'resolutionOrder' has two items named '\(name)'",
        at: namePlace(view) ?? valuePlace(place),
        notes: [.init("the other one is here", at: twin.place)])
    }
    let position = (isInline ? Place.inline : Place.reference)
    if isModifier { return modifier(place, name: name, position).map { .modifier($0) } }
    return set(place, position).map { .sources($0) }
  }

  /// Where the name of an inline item is.
  private func namePlace(_ view: DocumentView) -> Diagnostic.Place? {
    member("name", of: view).map { valuePlace($0) }
  }

  /// Where a set or modifier is written.
  private enum Place {
    /// In the map of all sets or modifiers.
    case map
    /// In the order, as a reference.
    case reference
    /// In the order, with a name and type of its own.
    case inline

    /// Where its `$ref` may point.
    var reach: Position { self == .map ? .elsewhere : .order }
    /// Its members besides the usual ones.
    var members: [String] { self == .inline ? ["type", "name"] : [] }
  }

  /// The kind and name of an item: a reference to `#/sets/name` or `#/modifiers/name`, or an inline
  /// item with `type` and `name`.
  private mutating func identify(
    _ view: DocumentView
  ) -> (isModifier: Bool, name: String, isInline: Bool)? {
    if let steps = view.pointer, steps.count == 2 {
      let name = String(decoding: steps[1], as: UTF8.self)
      if steps[0].elementsEqual("sets".utf8) { return (false, name, false) }
      if steps[0].elementsEqual("modifiers".utf8) { return (true, name, false) }
    }
    let type = text("type", of: view)
    let name = text("name", of: view)
    if member("type", of: view) == nil {
      report(
        .invalidValue, "an inline item needs a 'type'", at: start(view),
        help: "\"type\" is \"set\" or \"modifier\"")
    }
    if member("name", of: view) == nil {
      report(.invalidValue, "an inline item needs a 'name'", at: start(view))
    }
    guard let type, let name else {
      isIncomplete = true
      return nil
    }
    guard type.text == "set" || type.text == "modifier" else {
      report(
        .invalidValue, "the type of an item is 'set' or 'modifier', not '\(type.text)'",
        at: valuePlace(type.place))
      return nil
    }
    return (type.text == "modifier", name.text, true)
  }

  // MARK: Sets and modifiers

  private mutating func set(
    _ place: Definition.Place, _ position: Place
  ) -> [Composition.Source]? {
    guard let view = view(place, position.reach) else { return nil }
    guard kind(view.target) == .object else {
      report(.invalidValue, "a set is an object with 'sources'", at: valuePlace(place))
      return nil
    }
    checkMembers(
      of: view, "a set",
      known: ["sources", "description", "$extensions"] + position.members)
    guard let sources = member("sources", of: view) else {
      report(
        .invalidValue, "a set needs 'sources'", at: start(view),
        help: "list its files: [{ \"$ref\": \"tokens.json\" }]")
      return nil
    }
    return readSources(sources, "'sources'")
  }

  private mutating func modifier(
    _ place: Definition.Place, name: String?, _ position: Place
  ) -> Composition.Modifier? {
    guard let view = view(place, position.reach) else { return nil }
    guard kind(view.target) == .object else {
      report(.invalidValue, "a modifier is an object with 'contexts'", at: valuePlace(place))
      return nil
    }
    checkMembers(
      of: view, "a modifier",
      known: ["contexts", "default", "description", "$extensions"] + position.members)
    guard let member = member("contexts", of: view), let map = self.view(member) else {
      if self.member("contexts", of: view) == nil {
        report(.invalidValue, "a modifier needs 'contexts'", at: start(view))
      }
      return nil
    }
    guard kind(map.target) == .object else {
      report(.invalidValue, "'contexts' must be an object", at: valuePlace(member))
      return nil
    }
    let keys = members(of: map)
    if keys.isEmpty { report(.invalidValue, "a modifier needs contexts", at: valuePlace(member)) }
    if keys.count == 1 {
      remark(
        .warning, .invalidValue, "a modifier with one context offers no choice",
        at: valuePlace(member), help: "make it a set")
    }
    let contexts = keys.compactMap { key in
      readSources(key, "a context").map {
        Composition.Context(name: self.name(key), place: keyPlace(key), sources: $0)
      }
    }
    let own = name ?? self.name(place)
    return Composition.Modifier(
      name: own, place: namePlace(view) ?? keyPlace(view.target), contexts: contexts,
      defaultContext: standard(of: view, keys.map { self.name($0) }))
  }

  private mutating func standard(of view: DocumentView, _ contexts: [String]) -> String? {
    guard let (text, place) = text("default", of: view) else { return nil }
    if contexts.contains(where: { $0.hasSameBytes(as: text) }) { return text }
    let nearest = EditDistance.nearest(to: text, among: contexts)
    remark(
      .error, .invalidValue, "the default '\(text)' is not a context of the modifier",
      at: valuePlace(place), help: nearest.map { Suggestion.didYouMean($0, insteadOf: text) })
    return nil
  }
}
