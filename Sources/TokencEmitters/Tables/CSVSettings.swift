import TokencSettings

extension Setting where Value == Bool {
  /// Whether texts that look like formulas are guarded against spreadsheets.
  static var csvSafe: Setting {
    .flag(
      "csv-safe", .output, "put ' before CSV texts that a spreadsheet would run as formulas")
  }
}
