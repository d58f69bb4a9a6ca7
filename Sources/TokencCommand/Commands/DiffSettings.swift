import TokencAnalysis
import TokencSettings

// Settings of `diff` alone.

extension Setting where Value == DiffFormat {
  static var diffFormat: Setting {
    .choice(
      "format", among: DiffFormat.all, named: \.name, .output, "the format of the report")
  }
}

extension Setting where Value == Set<DiffKind> {
  /// Which differences are reported.
  static var only: Setting {
    .choices(
      "only", "KIND,…", .output,
      "report only these: \(DiffKind.allCases.map(\.rawValue).listed(with: "and"))")
  }

  /// The differences that set the exit status.
  static var failOn: Setting {
    .choices("fail-on", "KIND,…", .output, "exit with 1 only for these kinds of differences")
  }
}

extension Setting where Value == Bool {
  /// Whether the exit status stays 0 despite differences.
  static var exitZero: Setting {
    .flag("exit-zero", .output, "exit with 0 despite differences")
  }
}

extension Setting where Value == [String] {
  /// The layers between the defaults and both sides.
  static var base: Setting {
    .texts(
      "base", "FILE", .input,
      "merge OLD and NEW over FILE, and FILE over the defaults; may be repeated")
  }
}

extension Setting where Value == String? {
  /// The revision of git that holds the old files.
  static var git: Setting {
    .text(
      "git", "REV", .input, "compare each FILE as it was at a revision of git with the work tree")
  }
}
