import TokencJSON

/// Why a file could not be read or written.
package enum FileError: Error, Equatable, Sendable {
  /// The system refuses: its number for the reason (`errno`), and the reason in its own words.
  case refused(code: Int32, reason: String)
  /// The file holds more than ``JSONParser/largestFile`` bytes.
  case tooLarge

  /// The system's number for a file that is not there (ENOENT).
  package static let noSuchFile: Int32 = 2

  /// What is wrong, lower case, without a full stop.
  package var message: String {
    switch self {
    case .refused(_, let reason): reason
    case .tooLarge: "the file is larger than \(JSONParser.largestFile >> 20) MiB"
    }
  }
}
