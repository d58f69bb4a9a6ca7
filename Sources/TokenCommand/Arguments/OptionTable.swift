import DesignTokens
import TokenEmitters

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
    "--dialect", among: CompilationOptions.Dialect.allCases, named: \.rawValue, .input,
    "recognise each file's dialect (auto), or hold all files to DTCG 2025.10 (dtcg)",
    set: { $1.dialect = $0 })

  static let set = text(
    "--set", "NAME", isRepeatable: true, .input,
    "read only this set of Tokens Studio files; may be repeated, in the order of merging",
    set: { $1.sets.append($0) })

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
    defaults, noDefaults, dialect, set, keepGoing, strict, diagnostics, color, quiet, help, version,
  ]
}
