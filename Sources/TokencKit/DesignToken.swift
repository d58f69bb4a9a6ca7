import TokencText

/// A token with its final value in every mode.
public struct DesignToken: Sendable, Hashable {
  /// The value of one mode.
  public struct ModeValue: Sendable, Hashable {
    /// The mode's name; `default` if the stack has no modes.
    public let mode: String
    /// The canonical text: a color as `#rrggbbaa`, arrays and objects as compact JSON; nil if the
    /// value is missing or broken.
    public let text: String?
    /// The path that the whole value refers to; nil if it is not an alias.
    public let reference: String?
    /// Where the effective value is written; nil if no file gives one.
    public let place: SourcePlace?
  }

  /// The deprecation of a token.
  public struct Deprecation: Sendable, Hashable {
    /// The reason, if one is given.
    public let reason: String?
  }

  /// Its names joined with dots.
  public let path: String
  /// The type's name, such as `color`; nil if it is unknown.
  public let type: String?
  /// The values, in the order of ``ResolvedStack/modes``.
  public let values: [ModeValue]
  /// The description in the last layer that has one.
  public let description: String?
  /// Whether and why the token is deprecated.
  public let deprecation: Deprecation?
  /// The key of the effective definition.
  public let place: SourcePlace

  /// The canonical text of a mode's value; nil if it has none.
  public func text(in mode: String) -> String? {
    values.first { $0.mode.hasSameBytes(as: mode) }?.text
  }
}
