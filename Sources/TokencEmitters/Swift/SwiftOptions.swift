import TokencSettings

/// How to generate Swift.
struct SwiftOptions {
  /// Who may use the generated Swift.
  enum Access: String, CaseIterable, Sendable {
    case `public`, `package`, `internal`

    /// The access modifier of a declaration, blank included.
    var modifier: String { self == .internal ? "" : "\(rawValue) " }
  }

  /// How names are structured.
  enum Style: String, CaseIterable, Sendable {
    /// A namespace for each group.
    case nested
    /// All names in one namespace.
    case flat
  }

  var access: Access
  var style: Style
  var collision: CollisionHandling
  var unrepresentable: UnrepresentableHandling
  /// The wrapping type; nil for the names of the design system.
  var name: String?
  /// The points per root em.
  var remBase: Double
  /// Which modes are shown in which appearances.
  var appearances: [AppearanceChoice]
  /// Whether each top group gets a file.
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
    appearances = settings[.appearance]
    isSplit = settings[.split]
    self.version = version
  }
}
