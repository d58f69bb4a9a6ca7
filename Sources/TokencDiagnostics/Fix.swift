import TokencJSON
import TokencText

/// A change of files that mends a finding: its only answer, or the most likely one.
///
///     Fix("write 'brand'", [Edit(at: place, replacement: "brand")])
package struct Fix: Equatable, Sendable {
  /// One range of bytes and what is to stand in its place.
  package struct Edit: Equatable, Sendable {
    package var place: Diagnostic.Place
    /// In UTF-8, escaped for where it stands.
    package var replacement: [UInt8]

    package init(at place: Diagnostic.Place, replacement: [UInt8]) {
      self.place = place
      self.replacement = replacement
    }
  }

  /// What it does, as an order: `write 'brand'`.
  package var title: String
  /// In no file do two of them overlap.
  package var edits: [Edit]

  package init(_ title: String, _ edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// The fix that writes a name in the place of another inside quotes or braces.
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
