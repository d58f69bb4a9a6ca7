package import TokencDiagnostics

/// The findings under some inputs.
package struct InputFindings: Sendable {
  package let inputs: Inputs
  package var log: DiagnosticLog

  package init(_ inputs: Inputs, _ log: DiagnosticLog) {
    self.inputs = inputs
    self.log = log
  }
}

extension Compilation {
  /// Resolves every token of parsed files under each context of a modifier; the contexts become the
  /// modes of the result.
  ///
  /// - Parameters:
  ///   - stack: the layers.
  ///   - inputs: a context for each other modifier.
  ///   - source: the modifier.
  ///   - options: how they are read.
  ///   - isStrict: whether warnings count as errors.
  /// - Returns: every token with its value in every mode, and what was found in each.
  package static func resolve(
    _ stack: ParsedStack, _ inputs: Inputs, modesFrom source: StackModifier,
    options: CompilationOptions,
    isStrict: Bool
  ) -> (tokens: ResolvedTokens, findings: [InputFindings]) {
    var stack = stack
    var sets: [TypedTokens] = []
    var findings: [InputFindings] = []
    var wrongValues: Set<Diagnostic.Place.Start> = []
    for context in source.contexts {
      let inputs = inputs.with(context, for: source.name)
      var log = DiagnosticLog(isStrict: isStrict)
      let set = link(stack, inputs, mode: context, options: options, log: &log)
      wrongValues.formUnion(finish(set, options: options, log: &log).wrongValues)
      findings.append(InputFindings(inputs, log))
      // Names of types that no specification has are added on the way.
      stack.names = set.linked.set.names
      sets.append(set)
    }
    var log = DiagnosticLog(isStrict: isStrict)
    let joined =
      JoinedModes.join(sets, &log)
      ?? link(stack, inputs, options: options, log: &log)
    for index in findings.indices {
      for diagnostic in log.diagnostics { findings[index].log.report(diagnostic) }
    }
    // Each mode has already reported its own findings.
    var unheard = DiagnosticLog()
    var resolved = Resolver.resolve(
      joined.linked, joined.types, isRaw: options.isRaw,
      transforms: options.dialects.map(\.transform), &unheard)
    resolved.wrongValues = wrongValues
    return (resolved, findings)
  }
}
