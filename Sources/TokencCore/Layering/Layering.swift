import TokencDiagnostics

/// Lays the definitions of a stack's files over each other.
enum Layering {
  /// Which definition and value of each token counts, later layers over earlier ones.
  ///
  /// - Parameters:
  ///   - loaded: the tokens of all files.
  ///   - only: the only mode that there shall be; nil for those that the values have.
  ///   - isExact: whether files are held to the specification to the letter.
  ///   - log: where findings about the layers go.
  /// - Returns: the tokens with the modes and the values that count in them.
  static func merge(
    _ loaded: consuming LoadedTokens, only: String?, isExact: Bool, _ log: inout DiagnosticLog
  ) -> LayeredTokens {
    loaded.set = GroupExtension.expanded(loaded.set, loaded.facts.extensions, &log)
    var layers = ModeMerger.merge(&loaded, only: only, &log)
    layers.tokensBySpelling = LayerChecks.run(&loaded, isExact: isExact, &log)
    return LayeredTokens(set: loaded.set, layers: layers)
  }
}
