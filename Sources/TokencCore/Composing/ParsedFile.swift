import TokencDiagnostics
import TokencJSON

/// One file as a tree, with names from one stack and its successors.
package struct ParsedFile: Sendable {
  let tree: JSONTree
  /// The members that a later member with the same name overrides.
  let shadowed: Set<UInt32>
  /// The findings, all in the file itself.
  let findings: [Diagnostic]

  /// What differs from the text as written; nil for a file without errors, or one not read further.
  let damage: FileDamage?

  /// Parses a file; its names are added to `names`.
  init(
    _ file: SourceFile, _ id: FileID, allowsList: Bool, readsOn: Bool, _ names: inout NameTable
  ) {
    var log = DiagnosticLog()
    if readsOn {
      (tree, damage) = TreeReader.readOn(file, id, allowsList: allowsList, &names, &log)
    } else {
      tree = TreeReader.read(file, id, allowsList: allowsList, &names, &log)
      damage = nil
    }
    shadowed =
      tree.nodes.count > 1 ? DuplicateKeys(in: tree, of: id, names: names, log: &log).shadowed : []
    findings = log.diagnostics
  }
}
