import TokencAnalysis

/// The options of `diff` alone.
extension Option {
  static let diffFormat = choice(
    "--format", among: DiffFormat.all, named: \.name, .output, "the format of the report",
    set: { $1.diffFormat = $0 })

  static let only = kinds(
    "--only", .output,
    "report only these: \(DiffKind.allCases.map(\.rawValue).listed(with: "and"))",
    set: { $1.reportedKinds = $0 })

  static let failOn = kinds(
    "--fail-on", .output, "exit with 1 only for these kinds of differences; default: any",
    set: { $1.failingKinds = $0 })

  static let exitZero = flag(
    "--exit-zero", .output, "exit with 0 in spite of differences", set: { $0.exitsZero = true })

  static let base = text(
    "--base", "FILE", isRepeatable: true, .input,
    "lay OLD and NEW over FILE, and FILE over the defaults; may be repeated",
    set: { $1.bases.append($0) })

  static let git = text(
    "--git", "REV", .input,
    "compare each FILE as it was at a revision of git with the work tree",
    set: { $1.revision = $0 })

  /// An option that takes kinds of differences, with commas between them.
  private static func kinds(
    _ name: String, _ group: Group, _ summary: String,
    set: @escaping @Sendable (Set<DiffKind>, inout Arguments) -> Void
  ) -> Option {
    let names = DiffKind.allCases.map(\.rawValue) + ["any"]
    return Option(
      name: name, short: nil, metavariable: "KIND,…", choices: names, isRepeatable: false,
      group: group, summary: summary,
      apply: { value, arguments throws(UsageError) in
        var kinds: Set<DiffKind> = []
        for word in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
          if word == "any" {
            kinds.formUnion(DiffKind.allCases)
          } else if let kind = DiffKind(rawValue: word) {
            kinds.insert(kind)
          } else {
            throw .unknown(
              "value '\(word)' for '\(name)'", word, among: names,
              help: "it takes \(names.listed())")
          }
        }
        set(kinds, &arguments)
      })
  }
}
