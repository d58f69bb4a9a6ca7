import TokencEmitters

// Values of options of `generate`, each checked as it is read.

extension NamedTheme {
  /// Reads `NAME=FILE`.
  @Sendable
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageError(
        "'\(text)' names no theme", help: "'--theme NAME=FILE', such as premium=premium.json")
    }
    self.init(name: String(parts[0]), path: String(parts[1]))
  }
}

/// A name that a generated Swift type may have.
struct SwiftTypeName: Sendable {
  let text: String

  @Sendable
  init(_ text: String) throws(UsageError) {
    guard Generator.isSwiftTypeName(text) else {
      throw UsageError(
        "'\(text)' cannot name the Swift type that wraps everything",
        help: "it takes letters and digits, such as BankTheme, and no name of Swift's own")
    }
    self.text = text
  }
}

/// A number above zero.
struct PositiveNumber: Sendable {
  let value: Double

  @Sendable
  init(_ text: String) throws(UsageError) {
    guard let value = Double(text), value.isFinite, value > 0 else {
      throw UsageError("'\(text)' is no number above 0")
    }
    self.value = value
  }
}
