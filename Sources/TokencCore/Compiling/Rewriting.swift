package import TokencDiagnostics
package import TokencJSON

/// Token files that are written anew, not resolved.
package enum Rewriting {
  /// A token file laid out canonically, nothing of it lost; nil where it is none.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - id: its number in the findings.
  ///   - log: where is reported what is wrong with it: bad JSON, keys given twice.
  /// - Returns: the new bytes, which read as the same tokens.
  package static func format(
    _ file: SourceFile, _ id: FileID, _ log: inout DiagnosticLog
  ) -> [UInt8]? {
    read(file, id, &log).map { JSONFormatter.format($0.tree) }
  }

  /// Why bytes cannot be the contents of a file of that name, in one sentence; nil where they can.
  package static func objection(to bytes: [UInt8], asFileNamed path: String) -> String? {
    var names = NameTable()
    do throws(SyntaxError) {
      _ = try JSONParser.parse(bytes, as: JSONSyntax(path: path), names: &names)
      return nil
    } catch {
      return error.message
    }
  }

  /// The tree of a file that is sound; what is wrong is reported.
  package static func read(
    _ file: SourceFile, _ id: FileID, _ log: inout DiagnosticLog
  ) -> (tree: JSONTree, names: NameTable)? {
    var names = NameTable()
    let errors = log.count(.error)
    let tree = TreeReader.read(file, id, &names, &log)
    guard log.count(.error) == errors else { return nil }
    _ = DuplicateKeys(in: tree, of: id, names: names, log: &log)
    return log.count(.error) == errors ? (tree, names) : nil
  }
}
