/// Why a setting refuses a text.
package enum SettingFailure: Error, Equatable, Sendable {
  /// The text is not one of the allowed values.
  case unknown(_ text: String, choices: [String])
  /// The text is wrong, for a reason in lower case without a full stop; the help tells what would
  /// be right.
  case wrong(_ message: String, help: String? = nil)
}
