import TokencText
import TokencDiagnostics
import TokencJSON

/// Reads one file's bytes into a tree.
enum TreeReader {
  /// The tree of a file, whose member names are added to `names`; one that cannot be read, or is
  /// no object, is reported and gives an empty one.
  static func read(
    _ file: SourceFile, _ id: FileID, allowsList: Bool = false, _ names: inout NameTable,
    _ log: inout DiagnosticLog
  ) -> JSONTree {
    do throws(SyntaxError) {
      let tree = try JSONParser.parse(file.bytes, as: JSONSyntax(path: file.path), names: &names)
      guard tree.nodes[0].kind == .object || allowsList && tree.nodes[0].kind == .array
      else {
        let start = tree.nodes[0].range.bounds.lowerBound
        log.report(
          Diagnostic(
            .error, .invalidRoot, "the top level of a token file must be an object",
            at: Diagnostic.Place(id, SourceRange(start, start + 1))))
        return .empty
      }
      return tree
    } catch {
      log.report(
        Diagnostic(
          .error, DiagnosticCode(error.reason), error.message,
          at: Diagnostic.Place(id, error.range)))
      return .empty
    }
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
  init(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else {
      self = path.hasSuffix(".jsonc") ? .commented : .strict
    }
  }
}
