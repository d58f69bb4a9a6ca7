/// The rules that token files have to follow.
enum DialectChoice: String, CaseIterable, Sendable {
  /// Every dialect, detected from the file's contents.
  case auto
  /// DTCG 2025.10 to the letter.
  case dtcg
}
