package import TokencCore
import TokencDiagnostics

extension Dialect {
  /// The drafts of the W3C's format before 2025.10.
  package static let olderDrafts = Dialect(
    name: "older drafts of DTCG", mark: "`$value`, or `value` with `type`",
    read: "colors, dimensions and durations as text, `channels`",
    unread: "`$type` names outside of 2025.10 that are not synonyms are kept but not interpreted")

  /// Files of Style Dictionary.
  package static let styleDictionary: Dialect = {
    var dialect = Dialect(
      name: "Style Dictionary", mark: "`value`",
      read: "references inside text and into objects, `{a.b.value}`, references to plain values, "
        + "`comment`",
      unread: "transforms, `attributes` and other keys of a token")
    dialect.references.plainValues = PropertyIndex.places(of:)
    return dialect
  }()

  /// Nested names with plain values, as many tools export them.
  package static let plain = Dialect(
    name: "plain", mark: "neither `$value` nor `value` in any file of the stack",
    read: "every scalar or array is a token", unread: "types other than guessed ones")
}
