import JSON

/// A file that a resolver document names and that is yet to be read.
package struct FileRequest: Sendable {
  /// The path from the document's folder.
  package let path: String
  /// The document.
  package let document: FileID
  /// The `$ref` that names the file.
  package let place: Diagnostic.Place
}

/// The files of a stack as trees, with what its resolver documents say; which tokens count is not
/// decided yet, so that one reading serves many inputs.
package struct ParsedStack: Sendable {
  /// The layers, each followed by the files that it names.
  package private(set) var files: [SourceFile] = []
  private(set) var trees: [JSONTree] = []
  /// The files that are layers, the lowest first.
  private(set) var layers: [FileID] = []
  /// The layer that a file belongs to.
  private(set) var layerOfFile: [FileID] = []
  private(set) var documents: [FileID: ResolverDocument] = [:]
  /// The members of each file that a later one of the same name takes the place of.
  private(set) var shadowed: [Set<UInt32>] = []
  var names = NameTable()
  let known: WellKnownNames
  /// The files that documents name, by their paths from the document's folder.
  private var sources: [FileID: [String: Source]] = [:]
  /// The path of each source from its document's folder, without the file's name.
  private var folders: [FileID: [String]] = [:]
  private let isStrict: Bool

  /// What became of a file that a document names.
  enum Source {
    case file(FileID)
    /// It could not be read, which has been reported.
    case refused
  }

  /// A stack without files.
  package init(dialect: CompilationOptions.Dialect) {
    isStrict = dialect == .dtcg
    known = WellKnownNames(&names)
  }

  /// Whether some layer is a resolver document.
  package var hasDocuments: Bool { !documents.isEmpty }
  /// The file of the last layer, before those that it names.
  package var lastLayer: FileID? { layers.last }
  /// Whether an error hides a part of a document.
  package var isIncomplete: Bool { documents.values.contains { $0.isIncomplete } }

  /// Adds a layer.
  ///
  /// - Returns: the files that it needs: each is to be read and given to ``add(_:for:_:)``, or
  ///   ``refuse(_:)``, and ``readDocument(_:)`` tells what is needed then.
  package mutating func add(_ file: SourceFile, _ log: inout DiagnosticLog) -> [FileRequest] {
    let id = FileID(files.count)
    layers.append(id)
    parse(file, layer: id, &log)
    guard ResolverDocument.isDocument(trees[id.index], names) else { return [] }
    documents[id] = ResolverDocument(isIncomplete: true)
    return readDocument(&log)
  }

  /// Adds a file that the document of the last layer needs.
  package mutating func add(
    _ file: SourceFile, for request: FileRequest, _ log: inout DiagnosticLog
  ) {
    let id = FileID(files.count)
    sources[request.document, default: [:]][request.path] = .file(id)
    folders[id] = request.path.split(separator: "/").dropLast().map(String.init)
    parse(file, layer: request.document, &log)
  }

  /// Notes that a file cannot be read.
  package mutating func refuse(_ request: FileRequest) {
    sources[request.document, default: [:]][request.path] = .refused
  }

  /// Reads the last layer's document again, now that files were added for it.
  ///
  /// - Returns: the files that it needs beside those.
  package mutating func readDocument(_ log: inout DiagnosticLog) -> [FileRequest] {
    guard let id = layers.last, documents[id] != nil else { return [] }
    var reader = DocumentReader(self, id)
    let document = reader.read()
    guard reader.requests.isEmpty else { return reader.requests }
    documents[id] = document
    log.strictly(isStrict) { log in
      for diagnostic in reader.diagnostics { log.report(diagnostic) }
    }
    return []
  }

  /// The file that a document names by a path; nil where it is yet to be read.
  func source(_ path: String, of document: FileID) -> Source? {
    sources[document]?[path]
  }

  /// The folder of a file, from the folder of its document.
  func folder(of file: FileID) -> [String] {
    folders[file] ?? []
  }

  private mutating func parse(
    _ file: SourceFile, layer: FileID, _ log: inout DiagnosticLog
  ) {
    let id = FileID(files.count)
    files.append(file)
    layerOfFile.append(layer)
    log.strictly(isStrict) { log in
      let tree = TreeReader.read(file, id, &names, &log)
      trees.append(tree)
      shadowed.append(
        tree.nodes.count > 1
          ? DuplicateKeys(in: tree, of: id, names: names, log: &log).shadowed : [])
    }
  }
}
