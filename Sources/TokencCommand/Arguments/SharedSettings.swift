import TokencSettings

// Settings of several commands, but not all.

extension Setting where Value == [String] {
  /// Which tokens are printed; empty for all.
  static var selectedGroup: Setting {
    .texts(
      "group", "GROUP", .output,
      "print only tokens with these parts in their path, such as icon-button or color/emblem; "
        + "may be repeated")
  }

  /// Which modes are printed; empty for all.
  static var mode: Setting {
    .texts("mode", "MODE", .output, "print only this mode, such as dark; may be repeated")
  }
}

extension Setting where Value == String? {
  /// The file to write the result to; nil and `-` for standard output.
  static var output: Setting {
    .text(
      "output", short: "o", "FILE", .output,
      "write the result to FILE atomically; an unchanged file is not touched")
  }
}

extension Setting where Value == Bool {
  /// Whether to compare existing files with the output instead of writing.
  static var checkOnly: Setting {
    .flag(
      "check", .output,
      "write nothing; print what would change, and exit with 1 if anything would")
  }
}
