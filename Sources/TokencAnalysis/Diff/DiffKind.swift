/// The ways in which two stacks can differ; the raw values are public: options and JSON use them.
package enum DiffKind: String, CaseIterable, Sendable {
  case added, removed, changed, renamed, retyped, metadata, contrast

  /// One line for the help and the README.
  package var summary: String {
    switch self {
    case .added: "a token that only the new stack has"
    case .removed: "a token that only the old stack has"
    case .changed: "a different resolved value in some mode"
    case .renamed: "one removed and one added token with equal type, values and users"
    case .retyped: "a different type"
    case .metadata: "a different description or deprecation"
    case .contrast: "a color pair whose contrast falls below the minimum of WCAG 2.2"
    }
  }
}
