import TokencText
import TokencDiagnostics

/// The sets and themes that the files of a stack define and users can select.
package struct SetCatalog: Sendable {
  /// The names of the sets.
  package var sets: [String] = []
  /// The themes, each of which selects some of the sets.
  package var themes: [Theme] = []

  package init() {}

  /// Whether there is a set of that name.
  package func hasSet(_ name: String) -> Bool { sets.hasText(name) }

  /// The full names of the themes that a user who writes `text` may mean, in the order of their
  /// bytes; only one of them can be selected.
  package func fullNames(ofThemesNamed text: String) -> [String] {
    Set(themes.filter { $0.isNamed(text) }.map { ExactText($0.fullName) }).map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A named selection of sets.
  package struct Theme: Sendable {
    package let name: String
    /// The group; one theme of each group is selected at a time.
    package let group: String?

    package init(name: String, group: String?) {
      self.name = name
      self.group = group
    }

    /// Whether a user who writes `text` may mean this theme.
    package func isNamed(_ text: String) -> Bool {
      text.hasSameBytes(as: name) || group.map { text.hasSameBytes(as: "\($0)/\(name)") } == true
    }

    /// The name with the group, if there is one.
    package var fullName: String { group.map { "\($0)/\(name)" } ?? name }
  }
}
