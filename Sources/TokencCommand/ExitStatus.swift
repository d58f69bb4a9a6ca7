import TokencSystem

/// What the program tells its caller; the numbers are public, scripts and CI read them.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All is well.
  case success = 0
  /// The tokens have errors.
  case problems = 1
  /// The program could not run: usage, or a file that the system refuses to read or write.
  case failure = 2

  /// Takes over another outcome where it is worse.
  mutating func worsen(to other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }

  /// Ends the program.
  package func exit() -> Never { System.exit(rawValue) }
}

extension FileError {
  /// What a run ends with that needs the file.
  var status: ExitStatus {
    switch self {
    case .refused: .failure
    case .tooLarge: .problems
    }
  }
}
