/// A command line that cannot be run.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, lower case, without a full stop.
  var message: String
  /// What would fix it.
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The error for an unknown name, with the nearest known one or else with `help`.
  ///
  /// `what` names the unknown thing: "command 'chek'".
  static func unknown(
    _ what: String, _ name: String, among names: [String], help: String
  ) -> UsageError {
    guard let nearest = Nearest.name(to: name, among: names) else {
      return UsageError("unknown \(what)", help: help)
    }
    return UsageError("unknown \(what); did you mean '\(nearest)'?")
  }
}
