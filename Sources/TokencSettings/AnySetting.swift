/// A setting without the type of its value.
package struct AnySetting: Sendable {
  /// The heading under which lists show a setting.
  package enum Group: String, CaseIterable, Sendable {
    case input = "Input"
    case output = "Output"
    case messages = "Messages"
    case general = "General"
  }

  /// How lists describe a setting.
  package struct Description: Sendable {
    /// The name without dashes: `output`.
    package var name: String
    /// The one-letter name on a command line: `o`.
    package var short: String?
    /// The placeholder for its value in lists; nil for a flag.
    package var metavariable: String?
    /// The allowed values; empty if there is no fixed list.
    package var choices: [String] = []
    /// Whether it may be given more than once.
    package var isRepeatable = false
    package var group: Group
    /// One sentence, lower case, without a full stop.
    package var summary: String
    /// The default as a user would write it; nil if there is none to show.
    package var defaultText: String?
  }

  package let description: Description
  private let read:
    @Sendable (_ text: String, _ earlier: (any Sendable)?) throws(SettingFailure) -> any Sendable

  init(
    _ description: Description,
    read:
      @escaping @Sendable (_ text: String, _ earlier: (any Sendable)?) throws(SettingFailure) ->
      any Sendable
  ) {
    self.description = description
    self.read = read
  }

  package var name: String { description.name }

  /// Whether it is only present or absent, without a value.
  package var isFlag: Bool { description.metavariable == nil }

  /// The summary with the default: `points per rem (default: 16)`.
  package var summary: String {
    description.summary + (description.defaultText.map { " (default: \($0))" } ?? "")
  }

  /// The value given by a text, combined with an earlier value if there is one.
  ///
  /// Every scalar has a text, including those of JSON: a number its digits, a flag `true` or
  /// `false`.
  func value(
    of text: String, after earlier: (any Sendable)?
  ) throws(SettingFailure) -> any Sendable {
    try read(text, earlier)
  }
}
