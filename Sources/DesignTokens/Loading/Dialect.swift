/// A way of writing token files, as the README lists it; a file's is seen from what it holds.
package struct Dialect: Sendable {
  package let name: String
  /// What tells it.
  package let mark: String
  /// What is read of it.
  package let read: String
  /// What is not read, or kept as written.
  package let unread: String

  /// Those that are read.
  package static let all = [
    Dialect(
      name: "Backbase", mark: "roots `theme` and `primitives` with `$type` `dynamic` or `fixed`",
      read: "`$value`, modes `light` and `dark`, bare scalars, `{a.b}` and `<a.b>`",
      unread: "the older theme with `colors` (see below)"),
    Dialect(
      name: "DTCG 2025.10", mark: "`$value` or `$ref`; `--dialect dtcg` holds a file to the letter",
      read:
        "groups, `$root`, `$extends`, pointers in `$ref`, inherited types, `$deprecated`, all 13 "
        + "types, colours in all 14 spaces, `$extensions.mode` as modes",
      unread: "`$ref` into other files (a resolver document joins files)"),
    Dialect(
      name: "DTCG resolver documents",
      mark:
        "a list `resolutionOrder`, a text `version` beside `sets` or `modifiers`, or the `$schema`",
      read: "sets, modifiers, contexts, `$defs`, references to files below the document's folder; "
        + "`--input`, `--mode-from`",
      unread: "URLs, files outside the folder, other resolver documents as sources (their sets are)"
    ),
    Dialect(
      name: "older drafts of DTCG", mark: "`$value`, or `value` with `type`",
      read: "colours, dimensions and durations as text, `channels`",
      unread: "`$type` names outside of 2025.10 that are no synonyms are kept without a meaning"),
    Dialect(
      name: "Style Dictionary", mark: "`value`",
      read: "references inside text and into objects, `{a.b.value}`, references to plain values, "
        + "`comment`",
      unread: "transforms, `attributes` and other keys of a token"),
    Dialect(
      name: "Tokens Studio",
      mark: "`$metadata`, `$themes` or `--set`; a folder with `$metadata.json` or `$themes.json`; "
        + "types such as `fontSizes` and `boxShadow`; `studio.tokens` in `$extensions`",
      read: "the sets of a file or folder; arithmetic, units, weights, composites and colour "
        + "modifiers, as told below",
      unread: "`random` in arithmetic; mixed units stay text"),
    Dialect(
      name: "plain", mark: "neither `$value` nor `value` in any file of the stack",
      read: "every scalar or array is a token", unread: "types other than guessed ones"),
  ]
}
