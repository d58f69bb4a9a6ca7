import TokencSettings

extension Setting where Value == Bool {
  /// Whether texts that a spreadsheet takes for a formula are guarded.
  static var csvSafe: Setting {
    .flag(
      "csv-safe", .output, "put ' before CSV texts that a spreadsheet would run as formulas")
  }
}
