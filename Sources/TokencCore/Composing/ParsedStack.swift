import TokencText
package import TokencDiagnostics
package import TokencJSON

/// The files of a stack as trees, with the documents that combine them; which tokens apply is
/// decided later, so that one reading serves many inputs.
package struct ParsedStack: Sendable {
  /// The layers, each followed by the files that it names.
  package private(set) var files: [SourceFile] = []
  package private(set) var trees: [JSONTree] = []
  /// The files that are layers, the lowest first.
  package private(set) var layers: [FileID] = []
  /// The layer that a file belongs to.
  package private(set) var layerOfFile: [FileID] = []
  /// The form of each document among the layers.
  private var formOfLayer: [FileID: CompositionForm] = [:]
  package private(set) var compositions: [FileID: Composition] = [:]
  /// The members of each file that a later member with the same name overrides.
  package private(set) var shadowed: [Set<UInt32>] = []
  /// The files as parsed, for successors.
  private var parsedFiles: [ParsedFile] = []
  /// The damage from syntax errors.
  package private(set) var damage = Damage()
  package var names = NameTable()
  package let known: WellKnownNames
  /// The files that documents name, by path relative to the document's folder.
  private var sources: [FileID: [ExactText: Source]] = [:]
  /// The folder of each source, relative to its document's folder.
  private var folders: [FileID: [String]] = [:]
  private let forms: [CompositionForm]
  private let mayBeList: @Sendable (SourceFile) -> Bool
  private let isStrict: Bool
  private let readsOn: Bool

  /// The state of a file that a document names.
  package enum Source {
    case file(FileID)
    /// It could not be read, which was reported.
    case refused
  }

  /// An empty stack.
  ///
  /// - Parameters:
  ///   - forms: the kinds of documents that combine files.
  ///   - mayBeList: whether the top level of a file may be a list.
  ///   - isStrict: whether warnings count as errors.
  ///   - readsOn: whether a file with syntax errors is read as far as possible; otherwise it has no
  ///     tokens.
  package init(
    forms: [CompositionForm], mayBeList: @escaping @Sendable (SourceFile) -> Bool, isStrict: Bool,
    readsOn: Bool
  ) {
    self.readsOn = readsOn
    self.forms = forms
    self.mayBeList = mayBeList
    self.isStrict = isStrict
    known = WellKnownNames(&names)
  }

  /// Whether some layer combines other files.
  package var hasCompositions: Bool { !compositions.isEmpty }
  /// The file of the last layer, not counting the files that it names.
  package var lastLayer: FileID? { layers.last }
  /// Whether an error hides a part of a document.
  package var isIncomplete: Bool { compositions.values.contains { $0.isIncomplete } }

  /// Adds a layer.
  ///
  /// - Parameters:
  ///   - file: the layer.
  ///   - parsed: the same file as ``successor()``'s origin has it, so that it need not be parsed.
  ///   - log: receives the findings.
  /// - Returns: the files that it needs: read each and pass it to ``add(_:for:reusing:_:)`` or
  ///   ``refuse(_:)``; then ``readDocument(_:)`` tells what else is needed.
  package mutating func add(
    _ file: SourceFile, reusing parsed: ParsedFile? = nil, _ log: inout DiagnosticLog
  ) -> [FileRequest] {
    let id = FileID(files.count)
    layers.append(id)
    add(file, parsed, layer: id, &log)
    let tree = trees[id.index]
    guard let form = forms.first(where: { $0.isDocument(tree, names) }) else { return [] }
    formOfLayer[id] = form
    compositions[id] = Composition(isIncomplete: true)
    return readDocument(&log)
  }

  /// Adds a file that the document of the last layer needs.
  package mutating func add(
    _ file: SourceFile, for request: FileRequest, reusing parsed: ParsedFile? = nil,
    _ log: inout DiagnosticLog
  ) {
    let id = FileID(files.count)
    sources[request.document, default: [:]][ExactText(request.path)] = .file(id)
    folders[id] = request.path.split(separator: "/").dropLast().map(String.init)
    add(file, parsed, layer: request.document, &log)
  }

  /// Records that a file cannot be read.
  package mutating func refuse(_ request: FileRequest) {
    sources[request.document, default: [:]][ExactText(request.path)] = .refused
  }

  /// Reads the last layer's document again after files were added for it.
  ///
  /// - Returns: the further files that it needs.
  package mutating func readDocument(_ log: inout DiagnosticLog) -> [FileRequest] {
    guard let id = layers.last, let form = formOfLayer[id] else { return [] }
    let reading = form.read(self, id)
    guard reading.requests.isEmpty else { return reading.requests }
    compositions[id] = reading.composition
    log.strictly(isStrict) { log in
      for diagnostic in reading.diagnostics { log.report(diagnostic) }
    }
    return []
  }

  /// The file that a document names by a path; nil if it has not been read yet.
  package func source(_ path: String, of document: FileID) -> Source? {
    sources[document]?[ExactText(path)]
  }

  /// The folder of a file, relative to its document's folder.
  package func folder(of file: FileID) -> [String] {
    folders[file] ?? []
  }

  private mutating func add(
    _ file: SourceFile, _ parsed: ParsedFile?, layer: FileID, _ log: inout DiagnosticLog
  ) {
    let id = FileID(files.count)
    let parsed =
      parsed ?? ParsedFile(file, id, allowsList: mayBeList(file), readsOn: readsOn, &names)
    files.append(file)
    layerOfFile.append(layer)
    trees.append(parsed.tree)
    shadowed.append(parsed.shadowed)
    parsedFiles.append(parsed)
    if let found = parsed.damage { damage.add(file, id, parsed.tree, found) }
    log.strictly(isStrict) { log in
      for finding in parsed.findings {
        log.report(finding.moved { Diagnostic.Place(id, $0.range) })
      }
    }
  }
}

/// Changed files, of which the others need not be parsed again.
extension ParsedStack {
  /// An empty stack that knows the names of this one, so that it can take over its files.
  package func successor() -> ParsedStack {
    var stack = self
    stack.files = []
    stack.trees = []
    stack.layers = []
    stack.layerOfFile = []
    stack.formOfLayer = [:]
    stack.compositions = [:]
    stack.shadowed = []
    stack.parsedFiles = []
    stack.damage = Damage()
    stack.sources = [:]
    stack.folders = [:]
    return stack
  }

  /// A file for a successor.
  package func parsed(_ file: FileID) -> ParsedFile { parsedFiles[file.index] }
}
