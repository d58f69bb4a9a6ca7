import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// Reads one resolver document: follows its reference objects, checks its shape, and records which
/// files it needs.
struct DocumentReader {
  let stack: ParsedStack
  let document: FileID
  /// The files that are needed and not read yet.
  private(set) var requests: [FileRequest] = []
  private(set) var diagnostics: [Diagnostic] = []
  var isIncomplete = false
  private var requested: Set<ExactText> = []
  private var reported: Set<Finding> = []
  /// The sources of lists already read, by the place of the list.
  var lists: [Definition.Place: [Composition.Source]] = [:]
  /// The lists being read.
  var openLists: Set<Definition.Place> = []
  /// The members of visited objects, since a map of sets may be large.
  private var indices: [Definition.Place: [NameID: Int]] = [:]
  /// The number of sources in all lists.
  var sourceCount = 0

  /// What makes two findings equal.
  private struct Finding: Hashable {
    let place: SourceRange
    let file: FileID
    let message: ExactText

    init(_ diagnostic: Diagnostic) {
      place = diagnostic.place.range
      file = diagnostic.place.file
      message = ExactText(diagnostic.message)
    }
  }

  init(_ stack: ParsedStack, _ document: FileID) {
    self.stack = stack
    self.document = document
  }

  /// Where a `$ref` is written.
  enum Position {
    /// An item of the `resolutionOrder`; only there may it name a modifier.
    case order
    case elsewhere
  }

  /// The value at a place with its `$ref`s followed; nil if one has no target (which is reported),
  /// or leads into a file not read yet.
  mutating func view(
    _ place: Definition.Place, _ position: Position = .elsewhere
  ) -> DocumentView? {
    var view = DocumentView(layers: [place])
    while let node = referenceNode(view.target) {
      let here = Definition.Place(file: view.target.file, node: node)
      guard kind(here) == .string else {
        report(.invalidValue, "'$ref' must be text", at: valuePlace(here))
        return nil
      }
      let reference: DocumentReference
      do throws(DocumentReference.Refusal) {
        reference = try DocumentReference(tree(here.file).text(of: node))
      } catch {
        report(.malformedReference, error.message, at: valuePlace(here), help: error.help)
        return nil
      }
      guard isAllowed(reference, position, at: here), let target = find(reference, from: here)
      else { return nil }
      let isInside = target.file == here.file && contains(target, here)
      guard !isInside, !view.layers.contains(target) else {
        report(
          .referenceCycle, "'$ref' refers to itself", at: valuePlace(here))
        return nil
      }
      if view.pointer == nil {
        view.pointer = reference.steps
        view.isOtherFile = !reference.path.isEmpty
      }
      view.layers.append(target)
    }
    return view
  }

  private func contains(_ outer: Definition.Place, _ inner: Definition.Place) -> Bool {
    outer.node <= inner.node && inner.node < tree(outer.file).nodes[Int(outer.node)].end
  }

  /// The `$ref` of an object.
  private func referenceNode(_ place: Definition.Place) -> Int? {
    tree(place.file).member(stack.known.dollarRef, of: Int(place.node))
  }

  private mutating func isAllowed(
    _ reference: DocumentReference, _ position: Position, at place: Definition.Place
  ) -> Bool {
    guard let first = reference.steps.first else { return true }
    if first.elementsEqual("resolutionOrder".utf8) {
      report(
        .malformedReference, "nothing may refer to an item of 'resolutionOrder'",
        at: valuePlace(place), help: "give the set a name in 'sets' and refer to that")
      return false
    }
    if first.elementsEqual("modifiers".utf8), position != .order {
      report(
        .malformedReference, "only an item of 'resolutionOrder' may refer to a modifier",
        at: valuePlace(place), help: "put what both need into a set")
      return false
    }
    return true
  }

  private mutating func find(
    _ reference: DocumentReference, from place: Definition.Place
  ) -> Definition.Place? {
    var file = place.file
    if !reference.path.isEmpty {
      let path = (stack.folder(of: file) + reference.path).joined(separator: "/")
      switch stack.source(path, of: document) {
      case .file(let source): file = source
      case .refused:
        isIncomplete = true
        return nil
      case nil:
        request(path, at: valuePlace(place))
        return nil
      }
    }
    guard let found = follow(reference.steps, in: file) else {
      let text = tree(place.file).string(of: Int(place.node))
      report(
        .unresolvedReference, "'\(text)' has no target", at: valuePlace(place),
        help: nearest(to: reference.steps, in: file))
      return nil
    }
    if file != document, found.node == 0,
      DocumentReader.isDocument(tree(file), stack.names)
    {
      report(
        .unsupportedFormat, "another resolver document cannot be a source",
        at: valuePlace(place), help: "refer to one of its sets, as in 'other.json#/sets/name'")
      return nil
    }
    return found
  }

  private mutating func request(_ path: String, at place: Diagnostic.Place) {
    isIncomplete = true
    guard requested.insert(ExactText(path)).inserted else { return }
    requests.append(FileRequest(path: path, document: document, place: place))
  }

  /// The value that a pointer names; its steps may be percent-encoded.
  private mutating func follow(_ steps: [[UInt8]], in file: FileID) -> Definition.Place? {
    var node = 0
    for step in steps {
      let decoded = Pointer.percentDecoded(step)
      guard let next = child(step, of: node, file) ?? child(decoded, of: node, file) else {
        return nil
      }
      node = next
    }
    return Definition.Place(file: file, node: node)
  }

  private mutating func child(_ step: [UInt8], of node: Int, _ file: FileID) -> Int? {
    let tree = tree(file)
    switch tree.nodes[node].kind {
    case .object:
      let object = Definition.Place(file: file, node: node)
      if indices[object] == nil {
        indices[object] = Dictionary(
          tree.children(of: node).map { (tree.nodes[$0].name, $0) }, uniquingKeysWith: { $1 })
      }
      return stack.names.find(step, step.indices).flatMap { indices[object]?[$0] }
    case .array:
      guard let index = Pointer.index(step) else { return nil }
      return tree.children(of: node).dropFirst(index).first { _ in true }
    default: return nil
    }
  }

  /// The name that the last step of a pointer may mean.
  private mutating func nearest(to steps: [[UInt8]], in file: FileID) -> String? {
    guard let last = steps.last, let parent = follow(steps.dropLast(), in: file) else { return nil }
    let tree = tree(file)
    let names = tree.children(of: Int(parent.node)).map { tree.name(of: $0) }
    let written = String(decoding: last, as: UTF8.self)
    return EditDistance.nearest(to: written, among: names)
      .map { Suggestion.didYouMean($0, insteadOf: written) }
  }

  // MARK: Places

  func tree(_ file: FileID) -> JSONTree { stack.trees[file.index] }

  func kind(_ place: Definition.Place) -> JSONTree.Kind {
    tree(place.file).nodes[Int(place.node)].kind
  }

  /// The whole value at a place.
  func valuePlace(_ place: Definition.Place) -> Diagnostic.Place {
    Diagnostic.Place(place.file, tree(place.file).nodes[Int(place.node)].range)
  }

  /// The key of the value at a place.
  func keyPlace(_ place: Definition.Place) -> Diagnostic.Place {
    Diagnostic.Place(place.file, tree(place.file).nameRange(of: Int(place.node)))
  }

  func name(_ place: Definition.Place) -> String {
    tree(place.file).name(of: Int(place.node))
  }

  /// Reports an error that hides a part of the document.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at place: Diagnostic.Place,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) {
    isIncomplete = true
    remark(.error, code, message, at: place, notes: notes, help: help)
  }

  /// Reports a finding that hides nothing.
  mutating func remark(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String,
    at place: Diagnostic.Place, notes: [Diagnostic.Note] = [], help: String? = nil
  ) {
    let diagnostic = Diagnostic(severity, code, message, at: place, notes: notes, help: help)
    // The target of several items is visited several times.
    guard reported.insert(Finding(diagnostic)).inserted else { return }
    diagnostics.append(diagnostic)
  }
}
