/// A setting without the type of its value.
package struct AnySetting: Sendable {
  /// Under which heading lists show a setting.
  package enum Group: String, CaseIterable, Sendable {
    case input = "Input"
    case output = "Output"
    case messages = "Messages"
    case general = "General"
  }

  /// What lists say of a setting.
  package struct Description: Sendable {
    /// The name without dashes: `output`.
    package var name: String
    /// The one letter that stands for it on a command line: `o`.
    package var short: String?
    /// What lists call its value; nil for a flag.
    package var metavariable: String?
    /// The values it takes; empty where there is no list of them.
    package var choices: [String] = []
    /// Whether it may be given more than once.
    package var isRepeatable = false
    package var group: Group
    /// One sentence, lower case, without a full stop.
    package var summary: String
    /// The default as it would be given; nil where there is none to name.
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

  /// Whether it is there or not, and takes no value.
  package var isFlag: Bool { description.metavariable == nil }

  /// The summary with the default: `points per rem (default: 16)`.
  package var summary: String {
    description.summary + (description.defaultText.map { " (default: \($0))" } ?? "")
  }

  /// The value that a text leads to, given what was given before, if anything.
  ///
  /// Every scalar has a text, those of JSON too: a number its digits, a flag `true` or `false`.
  func value(
    of text: String, after earlier: (any Sendable)?
  ) throws(SettingFailure) -> any Sendable {
    try read(text, earlier)
  }
}
