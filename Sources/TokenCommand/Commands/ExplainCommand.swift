extension Command {
  /// Shows how one token comes to its values.
  static let explain = Command(
    name: "explain", operands: "TOKEN [THEME…]", operandCount: 1...Int.max,
    summary: "show one token's chain of references, in each mode",
    description: """
      Follows the references from TOKEN to its value, with file, line and column of each hop, and \
      tells what it overrides.
      """,
    options: [.explanationFormat, .mode] + Option.common,
    examples: [
      Example(
        arguments: "explain theme.color.icon-button.primary.default.background theme.json",
        purpose: "why is this button blue?")
    ],
    run: { _, _ throws(UsageError) in throw UsageError("'tokenc explain' is not there yet") })
}
