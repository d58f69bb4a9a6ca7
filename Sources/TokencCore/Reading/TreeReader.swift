import TokencText
import TokencDiagnostics
import TokencJSON

/// Reads one file's bytes into a tree.
enum TreeReader {
  /// The tree of a file, whose member names are added to `names`; a file that cannot be read or is
  /// not an object is reported and gives an empty tree.
  static func read(
    _ file: SourceFile, _ id: FileID, allowsList: Bool = false, _ names: inout NameTable,
    _ log: inout DiagnosticLog
  ) -> JSONTree {
    do throws(SyntaxError) {
      let tree = try JSONParser.parse(file.bytes, as: JSONSyntax(path: file.path), names: &names)
      guard tree.nodes[0].kind == .object || allowsList && tree.nodes[0].kind == .array
      else {
        log.report(.invalidRoot(tree, id))
        return .empty
      }
      return tree
    } catch {
      log.report(.syntax(error, id))
      return .empty
    }
  }

  /// The same for a file whose syntax errors are all reported and skipped; without errors there is
  /// no damage.
  static func readOn(
    _ file: SourceFile, _ id: FileID, allowsList: Bool, _ names: inout NameTable,
    _ log: inout DiagnosticLog
  ) -> (tree: JSONTree, damage: FileDamage?) {
    let reading = JSONParser.read(file.bytes, as: JSONSyntax(path: file.path), names: &names)
    for error in reading.errors { log.report(.syntax(error, id)) }
    let kind = reading.tree.nodes[0].kind
    let isRoot = kind == .object || allowsList && kind == .array
    guard !reading.errors.isEmpty else {
      if !isRoot { log.report(.invalidRoot(reading.tree, id)) }
      return (isRoot ? reading.tree : .empty, nil)
    }
    let damage = FileDamage(places: reading.places, isDisplaced: reading.isDisplaced)
    return (isRoot ? reading.tree : .empty, damage)
  }
}

extension Diagnostic {
  fileprivate static func syntax(_ error: SyntaxError, _ file: FileID) -> Diagnostic {
    Diagnostic(
      .error, DiagnosticCode(error.reason), error.message, at: Place(file, error.range))
  }

  fileprivate static func invalidRoot(_ tree: JSONTree, _ file: FileID) -> Diagnostic {
    let start = tree.nodes[0].range.bounds.lowerBound
    return Diagnostic(
      .error, .invalidRoot, "the top level of a token file must be an object",
      at: Place(file, SourceRange(start, start + 1)))
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
  /// The syntax implied by a file's name.
  init(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else {
      self = path.hasSuffix(".jsonc") ? .commented : .strict
    }
  }
}
