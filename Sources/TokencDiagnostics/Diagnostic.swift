package import TokencText
import TokencJSON

/// One finding about the files of a stack.
///
///     let finding = Diagnostic(
///       .warning, .nameTooLong, "the name is too long", at: place,
///       notes: [Diagnostic.Note("another one is here", at: otherPlace)], help: "shorten it")
///     log.report(finding)
package struct Diagnostic: Equatable, Sendable {
  /// How serious it is.
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A range of bytes in one file.
  package struct Place: Equatable, Sendable {
    package var file: FileID
    package var range: SourceRange

    package init(_ file: FileID, _ range: SourceRange) {
      self.file = file
      self.range = range
    }

    /// Where it begins, which tells values and tokens apart.
    package var start: Start { Start(file: file, offset: range.lowerBound) }

    package struct Start: Hashable, Sendable {
      package let file: FileID
      package let offset: UInt32
    }
  }

  /// A related place of a finding.
  package struct Note: Equatable, Sendable {
    package var message: String
    package var place: Place

    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// One sentence, lower case, without a full stop; may contain any character of the input.
  package var message: String
  /// How many such findings of one file this one stands for.
  package var count = 1
  package var place: Place
  package var notes: [Note]
  /// What would fix it.
  package var help: String?
  /// The token that the help points to; printed after the help, with its place.
  package var helpPlace: Place?
  /// Edits that fix it, if there is one answer or a likely one.
  package var fixes: [Fix]

  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at place: Place,
    notes: [Note] = [], help: String? = nil, helpPlace: Place? = nil, fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.place = place
    self.notes = notes
    self.help = help
    self.helpPlace = helpPlace
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// The message, with the number of such findings in the file if there are several.
  package var sentence: String {
    count > 1 ? "\(message) (\(count) times in this file)" : message
  }

  /// The same finding with all its places moved, for joining lists of files.
  package func moved(_ move: (Place) -> Place) -> Diagnostic {
    var moved = self
    moved.place = move(place)
    moved.notes = notes.map { Note($0.message, at: move($0.place)) }
    moved.helpPlace = helpPlace.map(move)
    moved.fixes = fixes.map { fix in
      Fix(
        fix.title,
        fix.edits.map { Fix.Edit(at: move($0.place), replacement: $0.replacement) })
    }
    return moved
  }
}

/// Collects the findings of all phases.
package struct DiagnosticLog: Sendable {
  /// All findings, in the order they were reported.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether warnings count as errors from now on (`--strict`, `--dialect dtcg`).
  package var isStrict: Bool

  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  /// Lets `work` report into the log, with warnings as errors if either `isStrict` is set.
  package mutating func strictly<Result>(
    _ isStrict: Bool, _ work: (inout DiagnosticLog) -> Result
  ) -> Result {
    let isUsuallyStrict = self.isStrict
    self.isStrict = isUsuallyStrict || isStrict
    defer { self.isStrict = isUsuallyStrict }
    return work(&self)
  }

  /// Adds a finding.
  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if isStrict { diagnostic.severity = .error }
    diagnostics.append(diagnostic)
  }

  /// Removes findings.
  package mutating func remove(where isUnwanted: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: isUnwanted)
  }

  /// Whether there is any error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The number of findings with that severity.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The findings in file order, then by place, then in the order they were reported.
  package var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { first, second in
      let one = first.element.place
      let two = second.element.place
      if one.file != two.file { return one.file < two.file }
      if one.range.lowerBound != two.range.lowerBound {
        return one.range.lowerBound < two.range.lowerBound
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
