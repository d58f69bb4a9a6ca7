import TokencText
import TokencDiagnostics
import TokencJSON

/// Findings that are reported once per file and spelling, with a count, because a file with one of
/// them usually has hundreds.
struct Tally {
  private struct Key: Hashable {
    let file: FileID
    let code: DiagnosticCode
    let spelling: ExactText
  }

  private var indices: [Key: Int] = [:]
  private var entries: [(diagnostic: Diagnostic, count: Int)] = []

  /// Counts a finding; the first one for its file and spelling supplies the place.
  mutating func count(_ diagnostic: Diagnostic, spelling: String) {
    let key = Key(file: diagnostic.place.file, code: diagnostic.code, spelling: ExactText(spelling))
    if let index = indices[key] {
      entries[index].count += 1
      // One fix mends all of them.
      if let edits = diagnostic.fixes.first?.edits, !entries[index].diagnostic.fixes.isEmpty {
        entries[index].diagnostic.fixes[0].edits += edits
      }
      guard diagnostic.place.range.lowerBound < entries[index].diagnostic.place.range.lowerBound
      else { return }
      let fixes = entries[index].diagnostic.fixes
      entries[index].diagnostic = diagnostic
      entries[index].diagnostic.fixes = fixes
    } else {
      indices[key] = entries.count
      entries.append((diagnostic, 1))
    }
  }

  /// Reports each spelling once.
  mutating func flush(into log: inout DiagnosticLog) {
    for (diagnostic, count) in entries {
      var diagnostic = diagnostic
      diagnostic.count = count
      log.report(diagnostic)
    }
    self = Tally()
  }
}
