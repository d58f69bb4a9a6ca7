import TokencDiagnostics

/// Merges the definitions of a stack's files.
enum Layering {
  /// Chooses the definition and value of each token, later layers over earlier ones.
  ///
  /// - Parameters:
  ///   - loaded: the tokens of all files.
  ///   - only: the only mode of the result; nil for the modes of the values.
  ///   - isExact: whether files must follow the specification strictly.
  ///   - log: receives findings about the layers.
  /// - Returns: the tokens with the modes and their values in them.
  static func merge(
    _ loaded: consuming LoadedTokens, only: String?, isExact: Bool, _ log: inout DiagnosticLog
  ) -> LayeredTokens {
    loaded.set = GroupExtension.expanded(
      loaded.set, loaded.facts.extensions, deprecations: loaded.facts.deprecations, &log)
    var layers = ModeMerger.merge(&loaded, only: only, &log)
    layers.tokensBySpelling = LayerChecks.run(&loaded, isExact: isExact, &log)
    return LayeredTokens(set: loaded.set, layers: layers)
  }
}
