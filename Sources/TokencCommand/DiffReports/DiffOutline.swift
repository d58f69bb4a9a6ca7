import TokencText
import TokencColor
import TokencCore
import TokencAnalysis

/// A comparison in reading order; all texts are as in the token files, and each format escapes them
/// itself.
struct DiffOutline {
  /// The values of one token in the modes that share them.
  struct Values {
    /// Empty if the values apply to all modes.
    var modes: [String]
    /// Nil if there is none.
    var old: String?
    var new: String?
    var oldColor: Color?
    var newColor: Color?
    /// Whether there is only one value to show: for an added, removed or renamed token.
    var isSingle = false
    /// How far apart they are: `ΔE 0.04`, `+4px (+50 %)`.
    var distance: String?
  }

  /// One token.
  struct Row {
    var path: String
    var values: [Values] = []
    /// Changes other than values: a type, a description, a former name.
    var detail: String?
    /// Where the token is defined in the new stack, or was in the old one.
    var place: String?
  }

  /// A token that follows an edit.
  struct Follower {
    var row: Row
    /// The modes in which it follows; empty for all that were compared.
    var modes: [String]
    /// The tokens between it and the edited one.
    var via: [String]
    var otherCauses: [String]
    /// Whether its values are those of the edited token.
    var isSameAsEdit: Bool
  }

  /// An edit and what follows it.
  struct Group {
    var edit: Row
    var followers: [Follower]
  }

  /// Tokens of one kind.
  struct Section {
    var kind: DiffKind
    var rows: [Row]

    /// The kind as a heading.
    var title: String { kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() }
  }

  /// The contrast of two colors in one mode.
  struct Contrast {
    var foreground: String
    var background: String
    var mode: String
    var before: String
    var after: String
    var required: String
    var foregroundColor: Color?
    var backgroundColor: Color?
  }

  var oldName: String
  var newName: String
  /// The names of the modes that were compared.
  var modes: [String]
  /// `2 edits, 14 tokens follow, 1 added`.
  var summary: String
  var falls: [Contrast]
  var otherContrast: [Contrast]
  var groups: [Group]
  var sections: [Section]
}

extension DiffOutline {
  init(_ comparison: DiffComparison) {
    var reader = DiffReader(comparison.diff)
    let diff = comparison.diff
    oldName = comparison.oldName
    newName = comparison.newName
    modes = diff.modePairs.map(\.name)
    summary = Self.summary(diff)
    falls = diff.contrast.filter(\.falls).map(reader.contrast)
    otherContrast = diff.contrast.filter { !$0.falls }.map(reader.contrast)
    groups = diff.causes.map { reader.group($0) }
    sections = DiffKind.allCases.filter { $0 != .changed && $0 != .contrast }.compactMap { kind in
      let rows = diff.changes.filter { $0.kind == kind }.map { reader.row($0) }
      return rows.isEmpty ? nil : Section(kind: kind, rows: rows)
    }
  }

  private static func summary(_ diff: ThemeDiff) -> String {
    let changed = diff.count(of: .changed)
    let edits = Set(diff.causes.map(\.pair))
    let followers = Set(diff.causes.flatMap { $0.followers.map(\.pair) }).subtracting(edits).count
    var parts: [String] = []
    if changed > 0 {
      parts.append(edits.count.counted("edit"))
      if followers > 0 {
        parts.append(followers == 1 ? "1 token follows" : "\(followers) tokens follow")
      }
    }
    for kind in DiffKind.allCases where kind != .changed && kind != .contrast {
      let count = diff.count(of: kind)
      if count > 0 {
        parts.append("\(count) \(kind == .metadata ? "with other metadata" : kind.rawValue)")
      }
    }
    let falls = diff.count(of: .contrast)
    if falls > 0 {
      parts.append(falls == 1 ? "1 contrast too low" : "\(falls) contrasts too low")
    }
    return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
  }
}

extension DiffOutline.Values: Equatable {
  static func == (first: DiffOutline.Values, second: DiffOutline.Values) -> Bool {
    first.modes.map(ExactText.init(_:)) == second.modes.map(ExactText.init(_:))
      && first.hasTexts(of: second) && first.oldColor == second.oldColor
      && first.newColor == second.newColor && first.isSingle == second.isSingle
      && first.distance == second.distance
  }

  /// Whether both texts equal those of other values, code point by code point.
  func hasTexts(of other: DiffOutline.Values) -> Bool {
    old.map(ExactText.init(_:)) == other.old.map(ExactText.init(_:))
      && new.map(ExactText.init(_:)) == other.new.map(ExactText.init(_:))
  }
}
