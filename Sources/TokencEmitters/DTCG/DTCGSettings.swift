import TokencSettings

extension Setting where Value == Bool {
  /// Whether documents keep the references of their sources.
  static var keepAliases: Setting {
    .flag(
      "keep-aliases", .output,
      "keep references between DTCG tokens of the same document")
  }
}
