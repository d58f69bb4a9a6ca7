/// How token files are read and resolved.
package struct CompilationOptions: Sendable {
  /// Which rules the files are held to.
  package enum Dialect: String, CaseIterable, Sendable {
    /// Every dialect, recognised from what a file holds.
    case auto
    /// DTCG 2025.10 to the letter.
    case dtcg
  }

  package var dialect = Dialect.auto
  /// Values stay as written, only references are replaced, and no value is judged by its type.
  package var isRaw = false

  package init() {}
}

/// The whole way from bytes to resolved tokens, one phase after the other.
package enum Compilation {
  /// Reads the files as layers, later over earlier, and resolves every token.
  ///
  /// Reports all that is wrong and never stops at it: broken tokens are marked as such in the
  /// result.
  package static func resolve(
    _ files: [SourceFile], options: CompilationOptions, log: inout DiagnosticLog
  ) -> ResolvedTokens {
    let isDTCG = options.dialect == .dtcg
    let isStrict = log.isStrict
    log.isStrict = isStrict || isDTCG
    defer { log.isStrict = isStrict }
    var reader = StackReader(options: options, log: log)
    var set = reader.read(files)
    log = reader.log
    ModeMerger.merge(&set, &log)
    LayerChecks.run(&set, &log)
    ReferenceLinker.link(&set, isDTCG: isDTCG, &log)
    TypeResolver.resolve(&set, isDTCG: isDTCG, &log)
    let resolved = Resolver.resolve(set, isRaw: options.isRaw, &log)
    if !options.isRaw { TokenJudge.judge(resolved, isDTCG: isDTCG, &log) }
    return resolved
  }
}
