import TokencCore
import TokencAnalysis

/// The input of a diff format.
struct DiffReport: Sendable {
  /// One for each compared file.
  var comparisons: [DiffComparison]
  /// Whether the output may hold terminal colors.
  var usesColor = false

  /// Whether nothing changed anywhere.
  var isEmpty: Bool { comparisons.allSatisfy(\.diff.isEmpty) }
}

/// Two stacks and their display names.
struct DiffComparison: Sendable {
  var oldName: String
  var newName: String
  var diff: ThemeDiff
}
