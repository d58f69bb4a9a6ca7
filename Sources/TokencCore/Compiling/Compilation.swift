package import TokencJSON
package import TokencDiagnostics

/// How token files are read and resolved.
package struct CompilationOptions: Sendable {
  /// The dialects that files may be in.
  package var dialects: [Dialect]
  /// Whether files must follow DTCG 2025.10 strictly; otherwise every recognized dialect is read.
  package var isExact = false
  /// Whether values stay as written: only references are replaced, and values are not checked.
  package var isRaw = false
  /// The sets to read from files with sets, in this order; empty for those that a file lists.
  package var sets: [String] = []

  /// The themes that choose the sets, by name or `group/name`.
  package var themes: [String] = []

  /// The finding about a recognized file that is not read as tokens; nil for token files.
  package var refusal: (@Sendable (JSONTree, FileID, LeafSpelling, NameTable) -> Diagnostic?)?

  package init(
    dialects: [Dialect],
    refusal: (@Sendable (JSONTree, FileID, LeafSpelling, NameTable) -> Diagnostic?)? = nil
  ) {
    self.dialects = dialects
    self.refusal = refusal
  }
}

/// The whole pipeline from bytes to resolved tokens, one phase after the other.
///
///     var log = DiagnosticLog()
///     let theme = SourceFile(path: "theme.json", role: .theme, bytes: bytes)
///     let options = CompilationOptions(dialects: dialects)
///     let tokens = Compilation.resolve([defaults, theme], options: options, log: &log)
package enum Compilation {
  /// The phases in order.
  package enum Phase: String, CaseIterable, Sendable {
    /// Bytes to trees, trees to tokens.
    case read
    /// Chooses between the values of several layers.
    case layer
    /// Names in references to tokens.
    case link
    case type
    /// References to values, mode by mode.
    case resolve
    /// Checks values against their types.
    case judge
  }

  /// Reads the files as layers, later over earlier, and resolves every token.
  ///
  /// Reports all errors and never stops at one: broken tokens are marked in the result.
  ///
  /// - Parameters:
  ///   - files: the layers, the lowest first.
  ///   - options: how they are read.
  ///   - log: receives the findings.
  ///   - didFinish: called after each phase, for benchmarks.
  /// - Returns: every token with its value in every mode, if it has one.
  package static func resolve(
    _ files: [SourceFile], options: CompilationOptions, log: inout DiagnosticLog,
    didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    var stack = options.dialects.emptyStack(isExact: options.isExact)
    for file in files { stack.addAlone(file, &log) }
    let inputs = stack.defaultInputs(&log)
    return resolve(stack, inputs, options: options, log: &log, didFinish: didFinish)
  }

  /// Resolves every token of parsed files.
  ///
  /// - Parameters:
  ///   - stack: the layers.
  ///   - inputs: a context for each modifier of the stack's documents.
  ///   - options: how they are read.
  ///   - log: receives the findings.
  ///   - didFinish: called after each phase, for benchmarks.
  /// - Returns: every token with its value in every mode, if it has one.
  package static func resolve(
    _ stack: ParsedStack, _ inputs: Inputs, options: CompilationOptions,
    log: inout DiagnosticLog, didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    let typed = link(stack, inputs, options: options, log: &log, didFinish: didFinish)
    let resolved = finish(typed, options: options, log: &log, didFinish: didFinish)
    if !stack.damage.isEmpty {
      let filter = DamageFilter(stack)
      log.remove { filter.explains($0) }
    }
    return resolved
  }

  /// The phases up to linked references and known types; `mode`, if given, is the only mode of the
  /// result, instead of the modes of the values.
  static func link(
    _ stack: ParsedStack, _ inputs: Inputs, mode: String? = nil, options: CompilationOptions,
    log: inout DiagnosticLog, didFinish: (Phase) -> Void = { _ in }
  ) -> TypedTokens {
    let isExact = options.isExact
    let dialects = options.dialects
    return log.strictly(isExact) { log in
      let reader = StackReader(
        plan: dialects.plan(stack, options, &log), isExact: isExact,
        isInterpreted: !isExact && !options.isRaw, synonymNamed: dialects.synonym(named:),
        rootProperties: dialects.flatMap(\.rootProperties))
      var loaded = reader.read(stack, inputs, &log)
      for (index, dialect) in dialects.enumerated() {
        guard let found = dialect.attachments?(loaded.set, index) else { continue }
        loaded.set.attachments.merge(found) { first, _ in first }
      }
      didFinish(.read)
      let layered = Layering.merge(loaded, only: mode, isExact: isExact, &log)
      didFinish(.layer)
      let linked = ReferenceLinker.link(
        layered, rules: dialects.map(\.references), isExact: isExact, &log)
      didFinish(.link)
      let types = TypeResolver.resolve(linked, isExact: isExact, &log)
      didFinish(.type)
      return TypedTokens(linked: linked, types: types)
    }
  }

  /// The remaining phases.
  static func finish(
    _ typed: consuming TypedTokens, options: CompilationOptions, log: inout DiagnosticLog,
    didFinish: (Phase) -> Void = { _ in }
  ) -> ResolvedTokens {
    let isExact = options.isExact
    // Taken apart so that nothing else owns the tokens while they are resolved.
    let (linked, types) = (typed.linked, typed.types)
    return log.strictly(isExact) { log in
      var resolved = Resolver.resolve(
        linked, types, isRaw: options.isRaw, transforms: options.dialects.map(\.transform), &log)
      resolved.isExact = isExact
      didFinish(.resolve)
      if !options.isRaw {
        if !isExact { SynonymCheck.apply(to: &resolved) }
        let wrong = TokenJudge.judge(resolved, isExact: isExact, &log)
        // To replace an empty set makes the runtime look for the type of sets, which takes as long
        // as to judge a hundred tokens.
        if !wrong.isEmpty { resolved.wrongValues = wrong }
      }
      didFinish(.judge)
      return resolved
    }
  }
}

/// Tokens whose references are linked and whose types are known.
struct TypedTokens: Sendable {
  var linked: LinkedTokens
  var types: Types
}
