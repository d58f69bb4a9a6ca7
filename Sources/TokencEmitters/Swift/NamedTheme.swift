package import TokencSettings

/// One of several themes in a file.
package struct NamedTheme: Equatable, Sendable {
  package var name: String
  package var path: String

  /// Reads `NAME=FILE`.
  @Sendable
  package init(_ text: String) throws(SettingFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .wrong(
        "'\(text)' does not name a theme", help: "'--theme NAME=FILE', such as premium=premium.json"
      )
    }
    name = String(parts[0])
    path = String(parts[1])
  }
}
