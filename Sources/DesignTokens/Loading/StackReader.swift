import JSON

/// Reads every file of a stack and lays its tokens over those of the files before.
struct StackReader {
  let options: CompilationOptions
  var log: DiagnosticLog

  /// The merged tokens of `files`; a file that cannot be read adds none.
  mutating func read(_ files: [SourceFile]) -> TokenSet {
    var names = NameTable()
    let known = WellKnownNames(&names)
    var trees: [JSONTree] = []
    trees.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      trees.append(parse(file, FileID(index), &names))
    }
    var set = TokenSet(files: files, trees: trees, names: names)
    let facts = NameFacts(names)
    let dialects = trees.map { FileDialect($0, known) }
    set.dialects = dialects
    let isPlainStack = dialects.allSatisfy { $0 == .plain }
    let hasBuiltIn = files.contains { $0.role == .builtIn }
    set.isBackbase = hasBuiltIn || trees.contains { BackbaseRoots($0, known, names).areTyped }
    set.reserveCapacity(trees.reduce(0) { $0 + $1.nodes.count })
    for index in files.indices where trees[index].nodes.count > 1 {
      let file = FileID(index)
      let duplicates = DuplicateKeys(in: trees[index], of: file, names: names, log: &log)
      if let format = UnsupportedFormat(trees[index], dialects[index], known, names) {
        report(format, file, trees[index])
        continue
      }
      var loader = TokenLoader(
        file: file, tree: trees[index], dialect: dialects[index], isPlainStack: isPlainStack,
        hasBuiltIn: hasBuiltIn, isDTCG: options.dialect == .dtcg,
        chosenSets: options.sets, known: known, facts: facts,
        shadowed: duplicates.shadowed)
      loader.load(into: &set, &log)
    }
    return set
  }

  private mutating func parse(
    _ file: SourceFile, _ id: FileID, _ names: inout NameTable
  ) -> JSONTree {
    do throws(SyntaxError) {
      let tree = try JSONParser.parse(file.bytes, as: JSONSyntax(path: file.path), names: &names)
      guard tree.nodes[0].kind == .object else {
        report(
          .invalidRoot, "the top level of a token file must be an object", id,
          SourceRange(
            tree.nodes[0].range.bounds.lowerBound, tree.nodes[0].range.bounds.lowerBound + 1))
        return .empty
      }
      return tree
    } catch {
      report(DiagnosticCode(error.reason), error.message, id, error.range)
      return .empty
    }
  }

  private mutating func report(_ format: UnsupportedFormat, _ file: FileID, _ tree: JSONTree) {
    switch format {
    case .olderBackbaseTheme(let node):
      report(
        .unsupportedFormat,
        "this is an older Backbase theme ('colors' with 'light' and 'dark'), which is not read",
        file, tree.nameRange(of: node))
    case .resolver(let node):
      report(
        .unsupportedFormat, "this is a DTCG resolver document, which is not read by this version",
        file, tree.nameRange(of: node))
    }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, _ file: FileID, _ range: SourceRange
  ) {
    log.report(Diagnostic(.error, code, message, at: Diagnostic.Place(file, range)))
  }
}

extension DiagnosticCode {
  /// The code of a syntax error.
  fileprivate init(_ reason: SyntaxError.Reason) {
    switch reason {
    case .invalidUTF8, .utf16: self = .invalidUTF8
    case .tooDeep: self = .nestingLimit
    case .tooLarge: self = .fileTooLarge
    default: self = .invalidJSON
    }
  }
}

extension JSONSyntax {
  /// The syntax that a file's name asks for.
  fileprivate init(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else {
      self = path.hasSuffix(".jsonc") ? .commented : .strict
    }
  }
}
