/// A document as far as it can be read.
///
/// A value that cannot be read, or that is missing after its name, is in the tree and
/// ``JSONKind/invalid``: it may have been anything, so that nothing follows from it. What has
/// neither a name nor a value, as the place between two commas, is left out.
package struct JSONReading: Sendable {
  /// All that could be read.
  package var tree: JSONTree
  /// None for a document without errors, else the one that ``JSONParser/parse(_:as:names:)``
  /// throws before all others, which are in source order.
  package var errors: [SyntaxError]
}

extension JSONParser {
  /// The document in `bytes` with all of its syntax errors; its member names are added to `names`.
  ///
  /// Each error is reported once: what it leads to is no further error. Reading takes no longer
  /// than ``parse(_:as:names:)`` where there is none.
  package static func read(
    _ bytes: [UInt8], as syntax: JSONSyntax = .strict, names: inout NameTable
  ) -> JSONReading {
    do throws(SyntaxError) {
      return JSONReading(tree: try parse(bytes, as: syntax, names: &names), errors: [])
    } catch {
      switch error.reason {
      case .emptyFile, .utf16, .tooLarge:
        return JSONReading(tree: .unreadable(bytes), errors: [error])
      default:
        var recovery = JSONRecovery(bytes, syntax)
        let tree = recovery.readDocument(&names)
        return JSONReading(tree: tree, errors: recovery.errors(after: error))
      }
    }
  }
}
