import TokencDiagnostics
import TokencText

/// Something that is wrong with a token file, or may be.
///
///     for finding in stack.findings {
///       let start = stack.position(of: finding.place)
///       print(stack.sources[finding.place.file].path, start?.line ?? 0, finding.message)
///     }
public struct Finding: Sendable, Hashable {
  /// How bad a finding is.
  public enum Severity: String, Sendable {
    /// The files do not mean what they should.
    case error
    /// They can be read, and may not mean what was intended.
    case warning
  }

  /// A further place that belongs to a finding.
  public struct Note: Sendable, Hashable {
    /// What is there.
    public let message: String
    /// Where it is.
    public let place: SourcePlace
  }

  /// A change of files that mends a finding: its only answer, or the most likely one.
  public struct Fix: Sendable, Hashable {
    /// What it does, as an order: `write 'brand'`.
    public let title: String
    /// All of it; in no file do two of them overlap.
    public let edits: [Edit]
  }

  /// One range of bytes and what is to stand in its place.
  public struct Edit: Sendable, Hashable {
    /// What is replaced; empty where something is put in.
    public let place: SourcePlace
    /// What stands there then, escaped for the string that it is in.
    public let replacement: String
  }

  /// How bad it is.
  public let severity: Severity
  /// Its kind, such as `unresolved-reference`; the README of tokenc lists them all.
  public let code: String
  /// One sentence without a full stop; may hold any character of the files.
  public let message: String
  /// Where it is.
  public let place: SourcePlace
  /// Further places.
  public let notes: [Note]
  /// What would mend it, in words.
  public let help: String?
  /// The place that the help points to.
  public let helpPlace: SourcePlace?
  /// What mends it, the likeliest first; empty where that is for people to say.
  public let fixes: [Fix]

  /// A finding of the core, whose files are those sources.
  init(_ diagnostic: Diagnostic, _ sourceOfFile: [Int]) {
    func place(_ place: Diagnostic.Place) -> SourcePlace { SourcePlace(place, sourceOfFile) }
    severity = diagnostic.severity == .error ? .error : .warning
    code = diagnostic.code.rawValue
    message = diagnostic.message
    self.place = place(diagnostic.place)
    notes = diagnostic.notes.map { Note(message: $0.message, place: place($0.place)) }
    help = diagnostic.help
    helpPlace = diagnostic.helpPlace.map(place)
    fixes = diagnostic.fixes.map { fix in
      Fix(
        title: fix.title,
        edits: fix.edits.map {
          Edit(
            place: place($0.place), replacement: String(decoding: $0.replacement, as: UTF8.self))
        })
    }
  }
}
