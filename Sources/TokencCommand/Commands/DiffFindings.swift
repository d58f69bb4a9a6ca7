import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// The findings about the files of a diff, each once.
struct DiffFindings {
  /// What makes two findings equal although their stacks number files differently.
  private struct Key: Hashable {
    let path: String
    let offset: UInt32
    let message: ExactText
  }

  private var files: [SourceFile] = []
  private var log = DiagnosticLog()
  private var known: Set<Key> = []

  /// All findings, for printing.
  var frontEnd: FrontEnd { FrontEnd(files: files, tokens: nil, log: log) }

  /// Adds the findings of two stacks; of the old one only its errors, as warnings.
  mutating func add(old: FrontEnd, new: FrontEnd) {
    add(new.log.sorted, new.files)
    // A file that could not be read at all stops the comparison.
    let isReadable = old.tokens != nil
    add(
      old.log.sorted.filter { $0.severity == .error }.map { diagnostic in
        var diagnostic = diagnostic
        if isReadable { diagnostic.severity = .warning }
        return diagnostic
      }, old.files)
  }

  private mutating func add(_ diagnostics: [Diagnostic], _ added: [SourceFile]) {
    let start = files.count
    files += added
    for diagnostic in diagnostics {
      let key = Key(
        path: added[diagnostic.place.file.index].path, offset: diagnostic.place.range.lowerBound,
        message: ExactText(diagnostic.sentence))
      guard known.insert(key).inserted else { continue }
      log.report(
        diagnostic.moved { Diagnostic.Place(FileID($0.file.index + start), $0.range) })
    }
  }
}
