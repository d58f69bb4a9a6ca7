import TokencSettings

// A setting in the notation of the command line.
extension AnySetting {
  /// The name with its dashes: `--output`.
  var option: String { "--\(name)" }

  /// The short name with its dash: `-o`.
  var shortOption: String? { description.short.map { "-\($0)" } }

  /// Both names and the value, as the help shows them: `-o, --output FILE`.
  var label: String {
    let names = shortOption.map { "\($0), \(option)" } ?? option
    return description.metavariable.map { "\(names) \($0)" } ?? names
  }

  /// Whether the user means this setting by `spelling`.
  func isCalled(_ spelling: String) -> Bool {
    spelling == option || spelling == shortOption
  }
}

extension UsageError {
  /// The error for a value that a setting refuses.
  init(_ failure: SettingFailure, of setting: AnySetting) {
    switch failure {
    case .unknown(let text, let choices):
      self = .unknown(
        "value '\(text)' for '\(setting.option)'", text, among: choices,
        help: "it takes \(choices.listed())")
    case .wrong(let message, let help): self.init(message, help: help)
    }
  }
}
