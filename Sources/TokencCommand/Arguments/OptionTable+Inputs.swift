import TokencCore

/// The options about resolver documents.
extension Option {
  static let input = parsed(
    "--input", "MODIFIER=CONTEXT", isRepeatable: true, .input,
    "the context of a resolver document's modifier; may be repeated",
    parse: Inputs.Choice.init(_:), set: { $1.inputs.append($0) })

  static let modeFrom = text(
    "--mode-from", "MODIFIER", .input,
    "make the contexts of a resolver document's modifier the modes",
    set: { $1.columns = $0 })
}

extension Inputs.Choice {
  /// Reads `MODIFIER=CONTEXT`.
  @Sendable
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw UsageError(
        "'\(text)' is no input", help: "'--input MODIFIER=CONTEXT', such as theme=dark")
    }
    self.init(modifier: String(parts[0]), context: String(parts[1]))
  }
}
