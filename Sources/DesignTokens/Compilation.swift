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
  /// Which sets of Tokens Studio files are read, in this order; empty for those that a file lists.
  package var sets: [String] = []

  /// Which themes of Tokens Studio projects choose the sets, by name or `group/name`.
  package var themes: [String] = []

  package init() {}
}

/// The whole way from bytes to resolved tokens, one phase after the other.
package enum Compilation {
  /// The steps of the way, in their order.
  package enum Phase: String, CaseIterable, Sendable {
    /// Bytes to trees, trees to tokens.
    case read
    /// Which layer's value counts.
    case layer
    /// Names in references to tokens.
    case link
    case type
    /// References to values, mode by mode.
    case resolve
    /// Values against their types.
    case judge
  }

  /// Reads the files as layers, later over earlier, and resolves every token.
  ///
  /// Reports all that is wrong and never stops at it: broken tokens are marked as such in the
  /// result.
  ///
  /// - Parameters:
  ///   - files: the layers, the lowest first.
  ///   - options: how they are read.
  ///   - log: where findings go.
  ///   - didFinish: called after each phase, for benchmarks.
  /// - Returns: every token with its value in every mode, as far as it has one.
  package static func resolve(
    _ files: [SourceFile], options: CompilationOptions, log: inout DiagnosticLog,
    didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    var stack = ParsedStack(dialect: options.dialect)
    for file in files { stack.addAlone(file, &log) }
    let inputs = stack.standardInputs(&log)
    return resolve(stack, inputs, options: options, log: &log, didFinish: didFinish)
  }

  /// Resolves every token of files that were read.
  ///
  /// - Parameters:
  ///   - stack: the layers.
  ///   - inputs: a context for each modifier of the stack's resolver documents.
  ///   - options: how they are read.
  ///   - log: where findings go.
  ///   - didFinish: called after each phase, for benchmarks.
  /// - Returns: every token with its value in every mode, as far as it has one.
  package static func resolve(
    _ stack: ParsedStack, _ inputs: Inputs, options: CompilationOptions,
    log: inout DiagnosticLog, didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    let set = link(stack, inputs, options: options, log: &log, didFinish: didFinish)
    return finish(set, options: options, log: &log, didFinish: didFinish)
  }

  /// The way up to linked references and known types; `mode` is the only mode of the result, if
  /// not those that its values have.
  static func link(
    _ stack: ParsedStack, _ inputs: Inputs, mode: String? = nil, options: CompilationOptions,
    log: inout DiagnosticLog, didFinish: (Phase) -> Void = { _ in }
  ) -> TokenSet {
    let isDTCG = options.dialect == .dtcg
    return log.strictly(isDTCG) { log in
      var reader = StackReader(options: options, log: log)
      var set = reader.read(stack, inputs)
      log = reader.log
      didFinish(.read)
      GroupExtension.expand(&set, &log)
      ModeMerger.merge(&set, only: mode, &log)
      LayerChecks.run(&set, isDTCG: isDTCG, &log)
      didFinish(.layer)
      ReferenceLinker.link(&set, isDTCG: isDTCG, &log)
      didFinish(.link)
      TypeResolver.resolve(&set, isDTCG: isDTCG, &log)
      didFinish(.type)
      return set
    }
  }

  /// The rest of the way.
  static func finish(
    _ set: TokenSet, options: CompilationOptions, log: inout DiagnosticLog,
    didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    let isDTCG = options.dialect == .dtcg
    return log.strictly(isDTCG) { log in
      var resolved = Resolver.resolve(set, isRaw: options.isRaw, &log)
      didFinish(.resolve)
      if !options.isRaw {
        resolved.wrongValues = TokenJudge.judge(resolved, isDTCG: isDTCG, &log)
      }
      didFinish(.judge)
      return resolved
    }
  }
}
