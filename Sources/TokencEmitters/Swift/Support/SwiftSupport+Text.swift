extension SwiftSupport {
  static let fontFamily = SwiftSupport(
    name: "TokenFontFamily",
    source: """
      /// Font families, the preferred one first.
      @access nonisolated struct TokenFontFamily: Hashable, Sendable {
        @access var names: [String]

        @access init(_ names: String...) {
          self.names = names
        }

        /// The preferred family.
        @access var name: String { names.first ?? "" }
      }
      """)

  static let fontWeight = SwiftSupport(
    name: "TokenFontWeight",
    source: """
      /// A font weight from 1 to 1000; 400 is regular, 700 is bold.
      @access nonisolated struct TokenFontWeight: Hashable, Sendable {
        @access var value: Double

        @access init(_ value: Double) {
          self.value = value
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenFontWeight {
        /// The nearest weight that SwiftUI has a name for.
        @access var fontWeight: Font.Weight {
          switch value {
          case ..<150: return .ultraLight
          case ..<250: return .thin
          case ..<350: return .light
          case ..<450: return .regular
          case ..<550: return .medium
          case ..<650: return .semibold
          case ..<750: return .bold
          case ..<850: return .heavy
          default: return .black
          }
        }
      }
      """)

  static let typography = SwiftSupport(
    name: "TokenTypography", needs: ["TokenFontFamily", "TokenFontWeight"],
    source: """
      /// A text style; what the design leaves open is nil.
      @access nonisolated struct TokenTypography: Hashable, Sendable {
        /// What becomes of letters.
        @access enum LetterCase: Hashable, Sendable {
          case uppercase, lowercase, capitalized
        }

        /// A line at the text.
        @access enum Decoration: Hashable, Sendable {
          case underline, strikethrough
        }

        @access var family: @@TokenFontFamily
        /// In points.
        @access var size: Double
        @access var weight: @@TokenFontWeight?
        /// In points.
        @access var letterSpacing: Double?
        /// A multiple of the size.
        @access var lineHeight: Double?
        @access var isItalic: Bool
        @access var letterCase: LetterCase?
        @access var decoration: Decoration?
        /// In points.
        @access var paragraphSpacing: Double?
        /// How far the first line of a paragraph is moved in, in points.
        @access var paragraphIndent: Double?

        @access init(
          family: @@TokenFontFamily, size: Double, weight: @@TokenFontWeight?,
          letterSpacing: Double?, lineHeight: Double?, isItalic: Bool = false,
          letterCase: LetterCase? = nil, decoration: Decoration? = nil,
          paragraphSpacing: Double? = nil, paragraphIndent: Double? = nil
        ) {
          self.family = family
          self.size = size
          self.weight = weight
          self.letterSpacing = letterSpacing
          self.lineHeight = lineHeight
          self.isItalic = isItalic
          self.letterCase = letterCase
          self.decoration = decoration
          self.paragraphSpacing = paragraphSpacing
          self.paragraphIndent = paragraphIndent
        }

        /// What lies between two lines, in points.
        @access var lineSpacing: Double { ((lineHeight ?? 1) - 1) * size }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenTypography {
        /// The font, which grows with the user's text size.
        @access var font: Font {
          let plain = Font.custom(family.name, size: size)
          let font = weight.map { plain.weight($0.fontWeight) } ?? plain
          return isItalic ? font.italic() : font
        }
      }

      @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
      nonisolated extension @@TokenTypography {
        /// What the modifier `textCase` takes; SwiftUI does not capitalize.
        @access var textCase: Text.Case? {
          switch letterCase {
          case .uppercase?: return .uppercase
          case .lowercase?: return .lowercase
          default: return nil
          }
        }
      }
      """)
}
