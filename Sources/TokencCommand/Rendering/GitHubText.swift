import TokencText
import TokencCore

/// Text inside a workflow command of GitHub Actions.
enum GitHubText {
  /// The value of a property such as `file`.
  static func property(_ text: String) -> String {
    message(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }

  /// The message of a command; line endings are escaped, so that it cannot begin another command.
  static func message(_ text: String) -> String {
    VisibleText.of(text).map { $0 == "%" ? "%25" : String($0) }.joined()
  }
}
