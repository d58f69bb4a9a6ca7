package import TokencCore

extension [Dialect] {
  /// Every dialect that is read, in the order of the README; the first that knows something has
  /// the last word on it.
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
