package import TokencText

/// A text style; unspecified members are nil.
///
/// Besides the members of DTCG (2025.10 Format module, section 9.7) there are those that Figma and
/// other design tools add.
package struct Typography: Equatable, Sendable {
  package var family: [ExactText]
  package var size: Length
  package var weight: Double?
  package var letterSpacing: Measure?
  package var lineHeight: Measure?
  package var isItalic = false
  package var letterCase: LetterCase?
  package var decoration: Decoration?
  package var paragraphSpacing: Length?
  /// The indent of a paragraph's first line.
  package var paragraphIndent: Length?

  /// A length, or a multiple of the size.
  package enum Measure: Equatable, Sendable {
    case length(Length)
    case multiple(Double)
  }

  /// How the case of letters is changed, by the names of design tools.
  package enum LetterCase: String, Sendable {
    case uppercase
    case lowercase
    case capitalize
  }

  /// A decoration line, by the names of CSS.
  package enum Decoration: String, Sendable {
    case underline
    case lineThrough = "line-through"
  }
}
