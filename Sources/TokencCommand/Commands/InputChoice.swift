import TokencDiagnostics
import TokencCore
import TokencSettings

/// The inputs under which a stack is resolved.
struct InputChoice {
  /// One combination, or all those that are tried.
  let combinations: InputCombinations
  /// The modifier whose contexts are the modes.
  let modeModifier: StackModifier?

  /// The inputs chosen on a command line.
  ///
  /// - Throws: for an unknown modifier or context, and, unless all are tried, if a modifier has
  ///   neither an input nor a default. Modifiers that only the newer side of a comparison has are
  ///   left out of the older one.
  init(
    _ arguments: Arguments, _ stack: ParsedStack, isOlderSide: Bool, triesAll: Bool
  ) throws(UsageError) {
    do throws(InputFailure) {
      let inputs = try stack.inputs(arguments[.input], ignoresUnknown: isOlderSide)
      var modeModifier: StackModifier?
      if let name = arguments[.modeFrom] {
        do throws(InputFailure) {
          modeModifier = try stack.modifier(named: name)
        } catch {
          if !isOlderSide { throw error }
        }
      }
      if let modeModifier, inputs.has(modeModifier.name) {
        throw InputFailure(
          message: "'\(modeModifier.name)' has both an '--input' and '--mode-from'",
          help: "'--mode-from' shows all contexts; '--mode' chooses among them")
      }
      self.modeModifier = modeModifier
      combinations =
        triesAll
        ? InputCombinations(stack, fixed: inputs, modesFrom: modeModifier)
        : InputCombinations(of: try stack.completed(inputs, modesFrom: modeModifier))
    } catch {
      throw UsageError(error.message, help: error.help)
    }
  }

  /// Resolves the stack under each combination, and reports each finding once.
  ///
  /// - Returns: the tokens under the first combination.
  func resolve(
    _ stack: ParsedStack, _ options: CompilationOptions, _ log: inout DiagnosticLog,
    _ examine: FrontEnd.Examination?
  ) -> ResolvedTokens {
    let first = combinations.inputs[0]
    guard stack.hasCompositions else {
      let tokens = Compilation.resolve(stack, first, options: options, log: &log)
      examine?(tokens, &log)
      return tokens
    }
    var findings: [InputFindings] = []
    let tokens = resolve(stack, first, options, log.isStrict, &findings, examine)
    for inputs in combinations.inputs.dropFirst() {
      _ = resolve(stack, inputs, options, log.isStrict, &findings, examine)
    }
    for diagnostic in CombinedFindings.combine(findings, of: stack) { log.report(diagnostic) }
    return tokens
  }

  private func resolve(
    _ stack: ParsedStack, _ inputs: Inputs, _ options: CompilationOptions, _ isStrict: Bool,
    _ findings: inout [InputFindings], _ examine: FrontEnd.Examination?
  ) -> ResolvedTokens {
    let tokens: ResolvedTokens
    var found: [InputFindings]
    if let modeModifier {
      (tokens, found) = Compilation.resolve(
        stack, inputs, modesFrom: modeModifier, options: options, isStrict: isStrict)
    } else {
      var log = DiagnosticLog(isStrict: isStrict)
      tokens = Compilation.resolve(stack, inputs, options: options, log: &log)
      found = [InputFindings(inputs, log)]
    }
    for index in found.indices { examine?(tokens, &found[index].log) }
    findings += found
    return tokens
  }
}
