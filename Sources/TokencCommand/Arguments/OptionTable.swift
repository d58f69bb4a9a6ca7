import TokencCore
import TokencEmitters

/// Every option that there is.
extension Option {
  static let defaults = text(
    "--defaults", "FILE", isRepeatable: true, .input,
    "lay the themes over FILE instead of the built-in defaults; may be repeated",
    set: { $1.defaults.append($0) })

  static let noDefaults = flag(
    "--no-defaults", .input, "read the files alone, as parts of one set",
    set: { $0.hasDefaults = false })

  static let dialect = choice(
    "--dialect", among: DialectChoice.allCases, named: \.rawValue, .input,
    "recognise each file's dialect (auto), or hold all files to DTCG 2025.10 (dtcg)",
    set: { $1.dialect = $0 })

  static let set = text(
    "--set", "NAME", isRepeatable: true, .input,
    "read only this set of Tokens Studio files; may be repeated, in the order of merging",
    set: { $1.sets.append($0) })

  static let themeName = text(
    "--theme-name", "NAME", isRepeatable: true, .input,
    "read the sets of this theme of a Tokens Studio project, or of GROUP/NAME; may be repeated",
    set: { $1.themeNames.append($0) })

  static let strict = flag(
    "--strict", .messages, "turn warnings into errors", set: { $0.isStrict = true })

  static let keepGoing = flag(
    "--keep-going", .output, "write what does resolve in spite of errors",
    set: { $0.keepsGoing = true })

  static let format = choice(
    "--format", "NAME", among: Emitter.all, named: \.name, .output,
    "the format of the result: \(Emitter.all.map(\.name).listed())",
    set: { $1.emitter = $0 })

  static let explanationFormat = choice(
    "--format", among: ExplanationFormat.allCases, named: \.rawValue, .output,
    "the format of the answer",
    set: { $1.explanationFormat = $0 })

  static let selectedGroup = text(
    "--group", "GROUP", isRepeatable: true, .output,
    "print only tokens with these parts in their path, such as icon-button or color/emblem; "
      + "may be repeated",
    set: { $1.groups.append($0) })

  static let mode = text(
    "--mode", "MODE", isRepeatable: true, .output,
    "print only this mode, such as dark; may be repeated",
    set: { $1.modes.append($0) })

  static let output = text(
    "--output", short: "-o", "FILE", .output,
    "write the result to FILE, whole or not at all; an unchanged file is not touched",
    set: { $1.output = $0 })

  static let raw = flag(
    "--raw", .output, "print values as written, with only the references replaced",
    set: { $0.isRaw = true })

  static let csvSafe = flag(
    "--csv-safe", .output, "put ' before CSV texts that a spreadsheet would run as formulas",
    set: { $0.isCSVSafe = true })

  static let target = text(
    "--output", short: "-o", "PATH", .output,
    "the file or folder that takes the result; what would not change is not touched",
    set: { $1.output = $0 })

  static let namedTheme = parsed(
    "--theme", "NAME=FILE", isRepeatable: true, .input,
    "one of several themes for one Swift type, with its name; the first counts where none is named",
    parse: NamedTheme.init(_:), set: { $1.namedThemes.append($0) })

  static let access = choice(
    "--access", among: GeneratorOptions.Access.allCases, named: \.rawValue, .output,
    "who may use the generated Swift", set: { $1.generating.access = $0 })

  static let style = choice(
    "--style", among: GeneratorOptions.Style.allCases, named: \.rawValue, .output,
    "a namespace for each group (nested), or all constants beside each other (flat)",
    set: { $1.generating.style = $0 })

  static let wrapper = parsed(
    "--name", "NAME", .output,
    "the Swift type that wraps everything, for apps that import another Theme or DesignSystem",
    parse: SwiftTypeName.init(_:), set: { $1.generating.name = $0.text })

  static let remBase = parsed(
    "--rem-base", "NUMBER", .output, "how many points a rem is; 16 where nothing is said",
    parse: PositiveNumber.init(_:), set: { $1.generating.remBase = $0.value })

  static let split = flag(
    "--split", .output,
    "write a Swift file for each top group, of at most 2,000 tokens; PATH is a folder",
    set: { $0.generating.isSplit = true })

  static let collision = choice(
    "--on-collision", among: GeneratorOptions.Collision.allCases, named: \.rawValue, .output,
    "what to do with tokens that get the same name: refuse, or number them by path",
    set: { $1.generating.collision = $0 })

  static let unrepresentable = choice(
    "--unrepresentable", among: GeneratorOptions.Unrepresentable.allCases, named: \.rawValue,
    .output, "what to do with values that the format cannot say: refuse, or leave their tokens out",
    set: { $1.generating.unrepresentable = $0 })

  static let prefix = text(
    "--prefix", "TEXT", .output, "what stands before the names of CSS properties: --TEXT-…",
    set: { $1.generating.prefix = $0 })

  static let documentMode = text(
    "--mode", "MODE", isRepeatable: true, .output,
    "write only this mode's DTCG document, such as dark; may be repeated",
    set: { $1.modes.append($0) })

  static let keepAliases = flag(
    "--keep-aliases", .output,
    "let DTCG tokens refer to others of their document where their sources do",
    set: { $0.generating.keepsAliases = true })

  static let write = flag(
    "--write", .output, "put the results into the files themselves, each whole or not at all",
    set: { $0.writesInPlace = true })

  static let checkOnly = flag(
    "--check", .output,
    "write nothing; print what would change, and exit with 1 where anything would",
    set: { $0.isCheckOnly = true })

  static let typecheck = flag(
    "--typecheck", .output, "have the swiftc of the path check the Swift that was written",
    set: { $0.typechecks = true })

  static let diagnostics = choice(
    "--diagnostics", among: DiagnosticFormat.all, named: \.name, .messages,
    "the format of errors and warnings",
    set: { $1.diagnosticFormat = $0 })

  static let color = choice(
    "--color", among: ColorChoice.allCases, named: \.rawValue, .messages,
    "colour the output; auto does on a terminal, unless NO_COLOR is set",
    set: { $1.color = $0 })

  static let quiet = flag(
    "--quiet", .messages, "print no warnings in text form, and no closing line where all is well",
    set: { $0.isQuiet = true })

  // The parser answers these two before it applies anything.
  static let help = flag("--help", short: "-h", .general, "print this help", set: { _ in })
  static let version = flag("--version", .general, "print the version", set: { _ in })

  /// What every command has.
  static let common = [
    defaults, noDefaults, dialect, set, themeName, input, modeFrom, keepGoing, strict, diagnostics,
    color, quiet, help, version,
  ]
}
