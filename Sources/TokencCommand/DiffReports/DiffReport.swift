import TokencCore
import TokencAnalysis

/// What a diff format prints.
struct DiffReport: Sendable {
  /// One for each file that was compared.
  var comparisons: [DiffComparison]
  /// Whether the output may hold terminal colors.
  var usesColor = false

  /// Whether nothing is different anywhere.
  var isEmpty: Bool { comparisons.allSatisfy(\.diff.isEmpty) }
}

/// Two stacks, and what people call them.
struct DiffComparison: Sendable {
  var oldName: String
  var newName: String
  var diff: ThemeDiff
}
