import TokencCore
import TokencAnalysis
import TokencEmitters

/// What the user typed, checked against the tables of options and commands; nothing is done yet.
struct Arguments: Sendable {
  /// What stands behind the command's name and is no option: files, for `explain` a token first.
  var operands: [String] = []
  /// The whole line as typed, without the program's name.
  var line: [String] = []

  /// The files that replace the built-in defaults.
  var defaults: [String] = []
  /// Whether there are defaults at all.
  var hasDefaults = true
  var dialect = DialectChoice.auto
  /// Which sets of Tokens Studio files are read; empty for those that a file lists.
  var sets: [String] = []
  var themeNames: [String] = []
  /// The contexts that are chosen for modifiers of resolver documents.
  var inputs: [Inputs.Choice] = []
  /// The modifier whose contexts are the modes.
  var columns: String?
  /// Whether warnings count as errors.
  var isStrict = false
  /// Whether what does resolve is written in spite of errors.
  var keepsGoing = false

  /// The format of `resolve`.
  var emitter = Emitter.all[0]
  /// The format of `explain`.
  var explanationFormat = ExplanationFormat.text
  /// The format of `diff`.
  var diffFormat = DiffFormat.all[0]
  /// The layers between the defaults and both sides of a diff.
  var bases: [String] = []
  /// The revision of git that holds the old files of a diff.
  var revision: String?
  /// Which differences are reported.
  var reportedKinds = Set(DiffKind.allCases)
  /// Which differences the exit status tells of.
  var failingKinds = Set(DiffKind.allCases)
  /// Whether differences leave the exit status at 0.
  var exitsZero = false
  /// Which tokens are printed; empty for all.
  var groups: [String] = []
  /// Which modes are printed; empty for all.
  var modes: [String] = []
  /// The file that takes the result; nil and `-` for standard output.
  var output: String?
  /// Whether values are printed as written.
  var isRaw = false
  /// Whether CSV fields that a spreadsheet would run as formulas are made harmless.
  var isCSVSafe = false

  /// How `generate` writes.
  var generating = GeneratorOptions()
  /// The themes that `generate` puts into one file, each with its name.
  var namedThemes: [NamedTheme] = []
  /// Whether `format` puts its results into the files it read.
  var writesInPlace = false
  /// Whether `generate` and `format` only compare what there is with what they would write.
  var isCheckOnly = false
  /// Whether the generated Swift is given to the compiler.
  var typechecks = false

  var diagnosticFormat = DiagnosticFormat.text
  var color = ColorChoice.auto
  /// Whether warnings are kept back.
  var isQuiet = false
}

/// How `explain` answers.
enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json
}

/// A theme of several in one file.
struct NamedTheme: Equatable, Sendable {
  var name: String
  var path: String
}
