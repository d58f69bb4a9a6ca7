package import TokencDiagnostics
import TokencCore

/// A finding as a test announces it; its places are markers of the files' texts.
package struct ExpectedDiagnostic {
  /// A further place with its sentence.
  package struct Note {
    let place: String
    let message: String

    /// A note at a marker, or from one marker to another.
    package static func note(_ place: String, _ message: String) -> Note {
      Note(place: place, message: message)
    }
  }

  let severity: Diagnostic.Severity
  let code: DiagnosticCode
  let place: String
  let message: String
  let notes: [Note]
  let help: String?
  let helpPlace: String?

  /// An error.
  ///
  /// - Parameters:
  ///   - code: its code.
  ///   - place: the marker where it begins, and perhaps one more, where it ends.
  ///   - message: the whole sentence.
  ///   - notes: all of its notes.
  ///   - help: its help, if it has any.
  ///   - helpPlace: the marker of the place behind the help; not compared where it is not given.
  /// - Returns: the expectation.
  package static func error(
    _ code: DiagnosticCode, _ place: String, _ message: String, _ notes: Note...,
    help: String? = nil, helpPlace: String? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .error, code: code, place: place, message: message, notes: notes, help: help,
      helpPlace: helpPlace)
  }

  /// A warning; the parameters are those of an error.
  package static func warning(
    _ code: DiagnosticCode, _ place: String, _ message: String, _ notes: Note...,
    help: String? = nil, helpPlace: String? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .warning, code: code, place: place, message: message, notes: notes, help: help,
      helpPlace: helpPlace)
  }
}
