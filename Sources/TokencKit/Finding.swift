import TokencDiagnostics
import TokencText

/// Something that is wrong with a token file, or may be.
///
///     for finding in stack.findings {
///       let start = stack.position(of: finding.place)
///       print(stack.sources[finding.place.file].path, start?.line ?? 0, finding.message)
///     }
public struct Finding: Sendable, Hashable {
  /// How serious a finding is.
  public enum Severity: String, Sendable {
    /// The files do not mean what they should.
    case error
    /// The files can be read, but may not mean what was intended.
    case warning
  }

  /// A related place of a finding.
  public struct Note: Sendable, Hashable {
    /// A description of the place.
    public let message: String
    /// Where it is.
    public let place: SourcePlace
  }

  /// A change to files that fixes a finding: the only answer, or the most likely one.
  public struct Fix: Sendable, Hashable {
    /// What it does, in the imperative: `write 'brand'`.
    public let title: String
    /// All its edits; no two of them overlap in a file.
    public let edits: [Edit]
  }

  /// One range of bytes and its replacement.
  public struct Edit: Sendable, Hashable {
    /// The range to replace; empty for an insertion.
    public let place: SourcePlace
    /// The replacement, escaped for the string that it is in.
    public let replacement: String
  }

  /// How serious it is.
  public let severity: Severity
  /// Its kind, such as `unresolved-reference`; the README of tokenc lists them all.
  public let code: String
  /// One sentence without a full stop; may contain any character of the files.
  public let message: String
  /// How many findings of this kind and spelling the file has, the first of which this is.
  public let count: Int
  /// Where it is.
  public let place: SourcePlace
  /// Related places.
  public let notes: [Note]
  /// What would fix it, in words.
  public let help: String?
  /// The place that the help points to.
  public let helpPlace: SourcePlace?
  /// The fixes, the likeliest first; empty if the fix is up to the user.
  public let fixes: [Fix]

  /// Converts a finding of the core, whose files are those sources.
  init(_ diagnostic: Diagnostic, _ sourceOfFile: [Int]) {
    func place(_ place: Diagnostic.Place) -> SourcePlace { SourcePlace(place, sourceOfFile) }
    severity = diagnostic.severity == .error ? .error : .warning
    code = diagnostic.code.rawValue
    message = diagnostic.message
    count = diagnostic.count
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
