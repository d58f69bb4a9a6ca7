import TokencJSON
import TokencText

/// A change to files that fixes a finding: the only answer, or the most likely one.
///
///     let fix = Fix("write 'brand'", [Fix.Edit(at: place, replacement: Array("brand".utf8))])
package struct Fix: Equatable, Sendable {
  /// One range of bytes and its replacement.
  package struct Edit: Equatable, Sendable {
    package var place: Diagnostic.Place
    /// In UTF-8, escaped for its context.
    package var replacement: [UInt8]

    package init(at place: Diagnostic.Place, replacement: [UInt8]) {
      self.place = place
      self.replacement = replacement
    }
  }

  /// What it does, in the imperative: `write 'brand'`.
  package var title: String
  /// No two of them overlap in a file.
  package var edits: [Edit]

  package init(_ title: String, _ edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// The fix that replaces a name inside quotes or braces.
  package static func name(_ name: String, insteadOf place: Diagnostic.Place) -> Fix {
    var escaped = OutputBuffer()
    escaped.writeJSON(stringContent: Array(name.utf8)[...])
    return Fix("write '\(name)'", [Edit(at: place, replacement: escaped.bytes)])
  }
}

extension Diagnostic.Place {
  /// The place without `count` bytes at either end, such as its braces or quotes.
  package func inside(_ count: Int = 1) -> Diagnostic.Place {
    let bounds = range.bounds
    guard bounds.count >= 2 * count else { return self }
    return Diagnostic.Place(
      file, SourceRange(bounds.lowerBound + count, bounds.upperBound - count))
  }
}
