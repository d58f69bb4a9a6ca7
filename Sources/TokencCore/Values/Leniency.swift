import TokencDiagnostics
import TokencJSON

/// What tokenc accepts although DTCG 2025.10 does not allow it, in files that otherwise follow it;
/// each is reported once a file, and is an error under `--dialect dtcg`.
enum Leniency: String, CaseIterable {
  /// `{a.b}` inside a color, a dimension, a curve or a list of fonts.
  case bracesInside
  /// A reference to a list of shadows, or of several stops, inside a list.
  case listInList
  /// `channels` of a draft.
  case channels
  /// A color inside a color, with an alpha of its own.
  case ownAlpha
  /// A `description` inside a color.
  case description
  /// A `hex` with other than six digits.
  case hexDigits
  /// A length as the line height of a text style.
  case lineHeightLength
  /// An axis of XYZ above 1.
  case wideXYZ

  var message: String {
    switch self {
    case .bracesInside: "DTCG allows only '$ref' here, no reference in braces; read anyway"
    case .listInList:
      "DTCG allows no list inside a list of shadows or stops; its members are read in place"
    case .channels: "'channels' is the drafts' name for 'components'; read anyway"
    case .ownAlpha: "DTCG has no color inside a color; read as that color with this alpha"
    case .description: "DTCG has no 'description' inside a color; it is ignored"
    case .hexDigits: "DTCG writes 'hex' with six digits; read anyway"
    case .lineHeightLength:
      "DTCG allows only a multiple of the size as 'lineHeight', no length; read anyway"
    case .wideXYZ: "DTCG limits the axes of XYZ to 1; read anyway"
    }
  }
}

extension Fault {
  /// Something that is accepted although DTCG does not allow it.
  static func lenient(_ leniency: Leniency, at cursor: ValueCursor) -> Fault {
    .foreign(leniency.rawValue, leniency.message, at: cursor)
  }
}

extension ResolvedTokens {
  /// Whether a value is in a file with DTCG's `$value` spelling.
  func isInDollarFile(_ cursor: ValueCursor) -> Bool {
    set.spellings[file(of: cursor.value).index] == .dollar
  }
}
