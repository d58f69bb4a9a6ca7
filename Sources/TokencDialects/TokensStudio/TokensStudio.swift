package import TokencCore
import TokencDiagnostics
import TokencText

extension Dialect {
  /// Files and folders of Tokens Studio.
  package static let tokensStudio: Dialect = {
    var dialect = Dialect(
      name: "Tokens Studio",
      mark: "`$metadata`, `$themes` or `--set`; a folder with `$metadata.json` or `$themes.json`; "
        + "types such as `fontSizes` and `boxShadow`; `studio.tokens` in `$extensions`",
      read: "the sets of a file or folder; arithmetic, units, weights, composites and color "
        + "modifiers, as described below",
      unread: "`random` in arithmetic; mixed units stay text")
    dialect.rootProperties = ["$themes", "$metadata"]
    dialect.mayBeList = { $0.member?.name == StudioFolders.themesName }
    dialect.plan = StudioPlan.make
    dialect.synonym = { StudioType.named($0)?.synonym }
    dialect.attachments = StudioModifiers.find
    dialect.references.forms = [.dollar]
    dialect.transform = StudioValues.apply
    return dialect
  }()
}

extension ReferenceForm {
  /// `$a.b`, which older exports write for `{a.b}`: only if it names a token.
  static let dollar = ReferenceForm(
    opening: UInt8(ascii: "$"), isForOwnFiles: true, isTextUnlessToken: true
  ) { _, string, _ in string.dropFirst() }
}
