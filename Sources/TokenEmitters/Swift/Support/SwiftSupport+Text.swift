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
        @access var family: @@TokenFontFamily
        /// In points.
        @access var size: Double
        @access var weight: @@TokenFontWeight?
        /// In points.
        @access var letterSpacing: Double?
        /// A multiple of the size.
        @access var lineHeight: Double?

        @access init(
          family: @@TokenFontFamily, size: Double, weight: @@TokenFontWeight?,
          letterSpacing: Double?, lineHeight: Double?
        ) {
          self.family = family
          self.size = size
          self.weight = weight
          self.letterSpacing = letterSpacing
          self.lineHeight = lineHeight
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
          let font = Font.custom(family.name, size: size)
          return weight.map { font.weight($0.fontWeight) } ?? font
        }
      }
      """)
}
