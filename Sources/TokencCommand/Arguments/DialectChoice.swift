/// Which rules token files are held to.
enum DialectChoice: String, CaseIterable, Sendable {
  /// Every dialect, recognized from what a file holds.
  case auto
  /// DTCG 2025.10 to the letter.
  case dtcg
}
