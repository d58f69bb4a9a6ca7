package import TokencDiagnostics
package import TokencJSON

/// Rewrites token files without resolving them.
package enum Rewriting {
  /// A token file in canonical layout, with nothing lost; nil if it is not a token file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - id: its number in the findings.
  ///   - log: receives the findings: bad JSON, duplicate keys.
  /// - Returns: the new bytes, which read as the same tokens.
  package static func format(
    _ file: SourceFile, _ id: FileID, _ log: inout DiagnosticLog
  ) -> [UInt8]? {
    read(file, id, &log).map { JSONFormatter.format($0.tree) }
  }

  /// Why bytes cannot be the contents of a file with that name, in one sentence; nil if they can.
  package static func objection(to bytes: [UInt8], asFileNamed path: String) -> String? {
    var names = NameTable()
    do throws(SyntaxError) {
      _ = try JSONParser.parse(bytes, as: JSONSyntax(path: path), names: &names)
      return nil
    } catch {
      return error.message
    }
  }

  /// The tree of a file without errors; errors are reported.
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
