import TokencSettings

extension Setting where Value == String? {
  /// The prefix of the names of CSS properties.
  static var prefix: Setting {
    .text("prefix", "TEXT", .output, "prefix of the names of CSS properties: --TEXT-…")
  }
}
