import TokencJSON

/// Why a file could not be read or written.
package enum FileError: Error, Equatable, Sendable {
  /// The system refused: its error number (`errno`), and its own description.
  case refused(code: Int32, reason: String)
  /// The file holds more than ``JSONParser/largestFile`` bytes.
  case tooLarge

  /// The error number for a file that does not exist (ENOENT).
  package static let noSuchFile: Int32 = 2

  /// What is wrong, lower case, without a full stop.
  package var message: String {
    switch self {
    case .refused(_, let reason): reason
    case .tooLarge: "the file is larger than \(JSONParser.largestFile >> 20) MiB"
    }
  }
}
