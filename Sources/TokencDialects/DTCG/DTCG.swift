package import TokencCore
import TokencJSON

extension Dialect {
  /// The format module of the W3C's Design Tokens specification.
  package static let dtcg = Dialect(
    name: "DTCG 2025.10", mark: "`$value` or `$ref`; `--dialect dtcg` enforces the specification",
    read:
      "groups, `$root`, `$extends`, pointers in `$ref`, inherited types, `$deprecated`, all 13 "
      + "types, colors in all 14 spaces, `$extensions.mode` as modes",
    unread: "`$ref` into other files (a resolver document combines files)")

  /// Its resolver module: documents that merge the sources they name.
  package static let dtcgResolver: Dialect = {
    var dialect = Dialect(
      name: "DTCG resolver documents",
      mark:
        "a list `resolutionOrder`, a text `version` beside `sets` or `modifiers`, or the `$schema`",
      read: "sets, modifiers, contexts, `$defs`, references to files below the document's folder; "
        + "`--input`, `--mode-from`",
      unread: "URLs, files outside the folder, other resolver documents as sources (their sets are)"
    )
    dialect.composition = CompositionForm(
      isDocument: DocumentReader.isDocument,
      read: { stack, file in
        var reader = DocumentReader(stack, file)
        let composition = reader.read()
        return CompositionForm.Reading(
          composition, requests: reader.requests, diagnostics: reader.diagnostics)
      })
    return dialect
  }()
}
