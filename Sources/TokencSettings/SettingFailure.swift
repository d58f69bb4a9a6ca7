/// Why a setting does not take a text.
package enum SettingFailure: Error, Equatable, Sendable {
  /// It takes only what a list holds, and the text is none of it.
  case unknown(_ text: String, choices: [String])
  /// The text is wrong, for a reason in lower case without a full stop; the help says what would be
  /// right.
  case wrong(_ message: String, help: String? = nil)
}
