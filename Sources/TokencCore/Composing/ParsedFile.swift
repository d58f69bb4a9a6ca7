import TokencDiagnostics
import TokencJSON

/// One file as a tree, whose names are those of one stack and of its successors.
package struct ParsedFile: Sendable {
  let tree: JSONTree
  /// The members that a later one of the same name takes the place of.
  let shadowed: Set<UInt32>
  /// What was found, all of it in the file itself.
  let findings: [Diagnostic]

  /// What is not as written; nil for a sound file, and for one that was not read on.
  let damage: FileDamage?

  /// Parses a file, whose names are added to `names`.
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
