/// A command line that cannot be run.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, lower case, without a full stop.
  var message: String
  /// What would mend it.
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// A name that is not in a list, with the nearest one that is or else with `help`.
  ///
  /// `what` says what it should name: "command 'chek'".
  static func unknown(
    _ what: String, _ name: String, among names: [String], help: String
  ) -> UsageError {
    guard let nearest = Nearest.name(to: name, among: names) else {
      return UsageError("unknown \(what)", help: help)
    }
    return UsageError("unknown \(what); did you mean '\(nearest)'?")
  }
}
