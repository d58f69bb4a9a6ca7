/// A token with its final value in every mode.
public struct DesignToken: Sendable, Hashable {
  /// The value of one mode.
  public struct ModeValue: Sendable, Hashable {
    /// The mode's name; `default` where the stack has no modes.
    public let mode: String
    /// The canonical text: a color as `#rrggbbaa`, arrays and objects as compact JSON; nil where
    /// the token has no value, which is missing or broken.
    public let text: String?
    /// The path that the whole value refers to; nil where it is no alias.
    public let reference: String?
    /// Where the value is written that counts; nil where no file gives one.
    public let place: SourcePlace?
  }

  /// What is said of a token that should no longer be used.
  public struct Deprecation: Sendable, Hashable {
    /// Why, where a reason is given.
    public let reason: String?
  }

  /// Its names joined with dots.
  public let path: String
  /// The type's name, such as `color`; nil where nothing tells it.
  public let type: String?
  /// The values, in the order of ``ResolvedStack/modes``.
  public let values: [ModeValue]
  /// What the last layer to describe it says.
  public let description: String?
  /// Whether and why it should no longer be used.
  public let deprecation: Deprecation?
  /// The key of the definition that counts.
  public let place: SourcePlace

  /// The canonical text of a mode's value; nil where it has none.
  public func text(in mode: String) -> String? {
    values.first { $0.mode == mode }?.text
  }
}
