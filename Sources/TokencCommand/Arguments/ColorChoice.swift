import TokencSystem

/// When output is colored.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  case auto
  case always
  case never

  /// Whether to color what goes to a stream.
  func isEnabled(isTerminal: Bool, _ system: System) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (system.environment("NO_COLOR") ?? "").isEmpty
        && system.environment("TERM") != "dumb"
    }
  }
}
