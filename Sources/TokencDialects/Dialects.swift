package import TokencCore

extension [Dialect] {
  /// Every supported dialect, in the order of the README; the first one that recognizes something
  /// decides.
  package static let all: [Dialect] = [
    .backbase, .dtcg, .dtcgResolver, .olderDrafts, .styleDictionary, .tokensStudio, .plain,
  ]
}

extension CompilationOptions {
  /// Every dialect, and every format that is recognized and refused.
  package init() {
    self.init(dialects: .all, refusal: UnsupportedFormat.refusal)
  }
}
