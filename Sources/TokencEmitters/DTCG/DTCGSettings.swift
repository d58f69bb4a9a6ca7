import TokencSettings

extension Setting where Value == [String] {
  /// The modes to write documents for.
  static var documentMode: Setting {
    .texts(
      "mode", "MODE", .output,
      "write only this mode's DTCG document, such as dark; may be repeated")
  }
}

extension Setting where Value == Bool {
  /// Whether documents keep the references of their sources.
  static var keepAliases: Setting {
    .flag(
      "keep-aliases", .output,
      "keep references between DTCG tokens of the same document")
  }
}
