package import Testing

/// The lines in which two texts differ.
package enum LineDiff {
  /// One line for each line of either text: `-` is only in `expected`, `+` only in `actual`.
  ///
  /// Of what is common, two lines around each difference are kept.
  package static func text(expected: String, actual: String) -> String {
    let lines = merged(
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      actual.split(separator: "\n", omittingEmptySubsequences: false))
    let isNear = lines.indices.map { index in
      lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.first != " " }
    }
    var text = ""
    for index in lines.indices {
      if isNear[index] {
        text += lines[index] + "\n"
      } else if index == 0 || isNear[index - 1] {
        text += "  …\n"
      }
    }
    return text
  }

  private static func merged(_ expected: [Substring], _ actual: [Substring]) -> [String] {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(actual[new])")
        new += 1
      } else {
        lines.append("  \(expected[old])")
        old += 1
        new += 1
      }
    }
    return lines
  }
}

/// Expects that a text of several lines is another one, byte for byte.
package func expectText(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !expected.utf8.elementsEqual(actual.utf8) else { return }
  Issue.record(
    "the text differs (- is missing, + is new):\n\(LineDiff.text(expected: expected, actual: actual))",
    sourceLocation: sourceLocation)
}
