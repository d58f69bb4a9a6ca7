import TokencDiagnostics
import TokencCore
import TokencJSON

/// The lists of sources in sets and contexts.
extension DocumentReader {
  /// The most sources of a document: sets that name sets twice double them.
  private static let mostSources = 1_000_000

  /// A list whose elements are being read.
  private struct Frame {
    let list: Definition.Place
    var rest: ArraySlice<Definition.Place>
    var sources: [Composition.Source] = []
    /// The `$ref` to the set whose list this is.
    let reference: Definition.Place?
  }

  /// The elements of a list.
  func elements(_ list: Definition.Place) -> [Definition.Place] {
    tree(list.file).children(of: Int(list.node)).map {
      Definition.Place(file: list.file, node: $0)
    }
  }

  /// The sources of a list, with references to sets expanded; sets may name each other to any
  /// depth.
  mutating func readSources(
    _ place: Definition.Place, _ what: String
  ) -> [Composition.Source]? {
    guard let list = listPlace(place, what) else { return nil }
    var frames: [Frame] = []
    enter(list, nil, &frames)
    while var frame = frames.popLast() {
      guard let element = frame.rest.popFirst() else {
        lists[frame.list] = frame.sources
        openLists.remove(frame.list)
        countSources(frame)
        if let outer = frames.indices.last, sourceCount <= Self.mostSources {
          frames[outer].sources += frame.sources
        }
        continue
      }
      guard let view = view(element) else {
        frames.append(frame)
        continue
      }
      guard kind(view.target) == .object else {
        report(
          .invalidValue, "a source is an object: tokens, or a '$ref'", at: valuePlace(element))
        frames.append(frame)
        continue
      }
      guard let inner = innerList(view) else {
        frame.sources.append(source(view))
        frames.append(frame)
        continue
      }
      if let known = lists[inner] {
        if sourceCount <= Self.mostSources { frame.sources += known }
        frames.append(frame)
        continue
      }
      frames.append(frame)
      if openLists.contains(inner), let start = frames.firstIndex(where: { $0.list == inner }) {
        reportLoop(frames[start...], closedBy: element)
      } else {
        enter(inner, element, &frames)
      }
    }
    return lists[list] ?? []
  }

  private mutating func enter(
    _ list: Definition.Place, _ reference: Definition.Place?, _ frames: inout [Frame]
  ) {
    guard lists[list] == nil else { return }
    openLists.insert(list)
    frames.append(Frame(list: list, rest: elements(list)[...], reference: reference))
  }

  /// The list at a place, through its `$ref`s.
  private mutating func listPlace(
    _ place: Definition.Place, _ what: String
  ) -> Definition.Place? {
    guard let view = view(place) else { return nil }
    guard kind(view.target) == .array else {
      report(.invalidValue, "\(what) must be a list of sources", at: valuePlace(view.place))
      return nil
    }
    return view.target
  }

  /// The list of a source that is a set; a token file could not have a list there.
  private mutating func innerList(_ view: DocumentView) -> Definition.Place? {
    guard view.pointer != nil, let member = member("sources", of: view) else { return nil }
    guard let list = self.view(member), kind(list.target) == .array else { return nil }
    return list.target
  }

  private func source(_ view: DocumentView) -> Composition.Source {
    var taken: Set<NameID> = []
    var parts: [Composition.Source.Part] = []
    for layer in view.layers {
      let tree = tree(layer.file)
      var hidden: Set<UInt32> = []
      for node in tree.children(of: Int(layer.node)) {
        let name = tree.nodes[node].name
        let isReference = name == stack.known.dollarRef && layer != view.target
        if isReference || taken.contains(name) { hidden.insert(UInt32(node)) }
      }
      for node in tree.children(of: Int(layer.node)) { taken.insert(tree.nodes[node].name) }
      parts.append(Composition.Source.Part(place: layer, hidden: hidden))
    }
    return Composition.Source(parts: parts.reversed())
  }

  private mutating func countSources(_ frame: Frame) {
    let before = sourceCount
    sourceCount += frame.sources.count
    guard before <= Self.mostSources, sourceCount > Self.mostSources else { return }
    report(
      .expansionLimit, "sets that refer to sets have more than \(Self.mostSources) sources",
      at: valuePlace(frame.list))
  }

  private mutating func reportLoop(_ frames: ArraySlice<Frame>, closedBy element: Definition.Place)
  {
    let notes = frames.dropFirst().compactMap(\.reference).map {
      Diagnostic.Note("through this reference", at: valuePlace($0))
    }
    report(
      .referenceCycle, "the set contains itself", at: valuePlace(element), notes: notes)
  }
}
