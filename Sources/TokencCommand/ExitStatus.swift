import TokencSystem

/// The result reported to the caller; the numbers are public: scripts and CI rely on them.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All is well.
  case success = 0
  /// The tokens have errors.
  case problems = 1
  /// The program could not run: wrong usage, or a file that cannot be read or written.
  case failure = 2

  /// Takes over another status if it is worse.
  mutating func worsen(to other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }

  /// Ends the program.
  package func exit() -> Never { System.exit(rawValue) }
}

extension FileError {
  /// The exit status of a run that needs the file.
  var status: ExitStatus {
    switch self {
    case .refused: .failure
    case .tooLarge: .problems
    }
  }
}
