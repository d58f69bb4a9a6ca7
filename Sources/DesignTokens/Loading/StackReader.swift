import JSON

/// Lays the tokens of a stack's files over each other.
struct StackReader {
  let options: CompilationOptions
  var log: DiagnosticLog

  /// The merged tokens of a stack; a file that cannot be read adds none.
  mutating func read(_ stack: ParsedStack, _ inputs: Inputs) -> TokenSet {
    let trees = stack.trees
    var set = TokenSet(files: stack.files, trees: trees, names: stack.names)
    let facts = NameFacts(stack.names)
    // DTCG has `$value` and nothing else.
    let isDTCG = options.dialect == .dtcg
    let spellings = trees.map { isDTCG ? .dollar : LeafSpelling($0, stack.known) }
    set.spellings = spellings
    set.modeMember = set.names.find("mode") ?? .none
    let isPlainStack = options.dialect != .dtcg && spellings.allSatisfy { $0 == .plain }
    let hasBuiltIn = stack.files.contains { $0.role == .builtIn }
    set.isBackbase =
      hasBuiltIn || trees.contains { BackbaseRoots($0, stack.known, stack.names).areTyped }
    set.isStudio = [Bool](repeating: false, count: stack.files.count)
    set.reserveCapacity(trees.reduce(0) { $0 + $1.nodes.count })
    func loader(_ file: FileID) -> TokenLoader {
      TokenLoader(
        file: file, tree: trees[file.index], spelling: spellings[file.index],
        isPlainStack: isPlainStack, hasBuiltIn: hasBuiltIn, isDTCG: isDTCG,
        isInterpreted: !isDTCG && !options.isRaw, options: options,
        known: stack.known, facts: facts,
        shadowed: stack.shadowed[file.index])
    }
    if stack.hasDocuments {
      set.layerOfFile = stack.layerOfFile
      set.documents = Set(stack.documents.keys)
    }
    let folders = StudioFolders(stack)
    for project in folders.projects { project.register(in: &set, options, &log) }
    for file in folders.order(options) where trees[file.index].nodes.count > 1 {
      if let document = stack.documents[file] {
        guard !document.isIncomplete else { continue }
        DocumentLoader.load(document.sources(inputs), of: file, into: &set, &log, loader)
        continue
      }
      let tree = trees[file.index]
      if let found = UnsupportedFormat.find(
        in: tree, spellings[file.index], stack.known, stack.names)
      {
        let place = Diagnostic.Place(file, tree.nameRange(of: found.node))
        log.report(found.format.diagnostic(at: place))
        continue
      }
      var loader = loader(file)
      loader.isStudio = folders.isStudio(file)
      loader.load(into: &set, &log)
    }
    StudioModifiers.find(&set, stack.known)
    return set
  }
}
