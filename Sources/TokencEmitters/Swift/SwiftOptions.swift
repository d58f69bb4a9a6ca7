import TokencSettings

/// How Swift is generated.
struct SwiftOptions {
  /// Who may use the generated Swift.
  enum Access: String, CaseIterable, Sendable {
    case `public`, `package`, `internal`

    /// What stands before a declaration, blank included.
    var modifier: String { self == .internal ? "" : "\(rawValue) " }
  }

  /// How names are laid out.
  enum Style: String, CaseIterable, Sendable {
    /// A namespace for each group.
    case nested
    /// All names beside each other.
    case flat
  }

  var access: Access
  var style: Style
  var collision: CollisionHandling
  var unrepresentable: UnrepresentableHandling
  /// The type that wraps everything; nil for the names of the design system.
  var name: String?
  /// How many points a root em is.
  var remBase: Double
  /// Whether there is a file for each top group.
  var isSplit: Bool
  /// The version of the program, for the header.
  var version: String

  init(_ settings: SettingValues, version: String = "") {
    access = settings[.access]
    style = settings[.style]
    collision = settings[.collision]
    unrepresentable = settings[.unrepresentable]
    name = settings[.wrapper]
    remBase = settings[.remBase]
    isSplit = settings[.split]
    self.version = version
  }
}
