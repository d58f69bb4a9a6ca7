package import TokencDiagnostics

/// Stacks of files in memory, where no other file can be read and no inputs are given.
extension ParsedStack {
  /// Adds a layer; the files that it needs are reported as missing.
  mutating func addAlone(_ file: SourceFile, _ log: inout DiagnosticLog) {
    var requests = add(file, &log)
    while !requests.isEmpty {
      for request in requests {
        log.report(.missingFile(request.path, at: request.place))
        refuse(request)
      }
      requests = readDocument(&log)
    }
  }

  /// The given input for each modifier, or its default; a modifier without either is reported.
  package func defaultInputs(
    given: Inputs = Inputs(), _ log: inout DiagnosticLog
  ) -> Inputs {
    var inputs = given
    for modifier in modifiers where modifier.isUsed && !given.has(modifier.name) {
      if let defaultContext = modifier.defaultContext {
        inputs = inputs.with(defaultContext, for: modifier.name)
      } else {
        log.report(
          Diagnostic(
            .error, .invalidValue, "the modifier '\(modifier.name)' has no default and no input",
            at: modifier.place))
      }
    }
    return inputs
  }
}
