/// The code of a finding; scripts and editors read the raw values.
///
/// Each code is declared next to the code that reports it, so that a module, a rule or a format
/// adds its own:
///
///     extension DiagnosticCode {
///       package static let nameTooLong = DiagnosticCode("name-too-long", "a name has no end")
///     }
package struct DiagnosticCode: Hashable, Sendable {
  package let rawValue: String
  /// When it is reported, for the README's table.
  package let summary: String

  package init(_ rawValue: String, _ summary: String) {
    self.rawValue = rawValue
    self.summary = summary
  }

  package static func == (first: DiagnosticCode, second: DiagnosticCode) -> Bool {
    first.rawValue == second.rawValue
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}

/// Files that cannot be read.
extension DiagnosticCode {
  package static let invalidJSON = DiagnosticCode(
    "invalid-json", "the file is not JSON (RFC 8259)")
  package static let invalidUTF8 = DiagnosticCode(
    "invalid-utf8", "the file contains bytes that are not UTF-8")
  package static let nestingLimit = DiagnosticCode(
    "nesting-limit", "values are nested more than 512 levels deep")
  package static let fileTooLarge = DiagnosticCode(
    "file-too-large", "the file is larger than 512 MiB")
  package static let unreadableFile = DiagnosticCode(
    "unreadable-file", "the system refuses to read a file")
}
