extension SwiftSupport {
  static let strokeStyle = SwiftSupport(
    name: "TokenStrokeStyle",
    source: """
      /// How a line is drawn.
      @access nonisolated enum TokenStrokeStyle: Hashable, Sendable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
        /// Dashes and gaps in turn, in points, with the ends of each dash.
        case dashes([Double], cap: Cap)

        /// The ends of a dash.
        @access enum Cap: Hashable, Sendable {
          case round, butt, square
        }

        /// Dashes and gaps in turn, in points; empty where the style does not say.
        @access var lengths: [Double] {
          if case .dashes(let lengths, _) = self { return lengths }
          return []
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenStrokeStyle {
        /// The same for a line of that width; keywords other than dashes are drawn solid.
        @access func strokeStyle(width: Double) -> StrokeStyle {
          StrokeStyle(lineWidth: width, lineCap: lineCap, dash: lengths.map { CGFloat($0) })
        }

        private var lineCap: CGLineCap {
          switch self {
          case .dashes(_, .round): return .round
          case .dashes(_, .square): return .square
          default: return .butt
          }
        }
      }
      """)

  static let border = SwiftSupport(
    name: "TokenBorder", needs: ["TokenColor", "TokenStrokeStyle"],
    source: """
      /// A line around something.
      @access nonisolated struct TokenBorder: Hashable, Sendable {
        @access var color: @@TokenColor
        /// In points.
        @access var width: Double
        @access var style: @@TokenStrokeStyle

        @access init(color: @@TokenColor, width: Double, style: @@TokenStrokeStyle) {
          self.color = color
          self.width = width
          self.style = style
        }
      }
      """)

  static let shadow = SwiftSupport(
    name: "TokenShadow", needs: ["TokenColor"],
    source: """
      /// One shadow, or several over each other.
      @access nonisolated struct TokenShadow: Hashable, Sendable {
        /// One of the shadows; lengths are in points.
        @access struct Layer: Hashable, Sendable {
          @access var color: @@TokenColor
          @access var x, y, blur, spread: Double
          /// Whether it falls inwards.
          @access var isInset: Bool

          @access init(
            color: @@TokenColor, x: Double, y: Double, blur: Double, spread: Double, isInset: Bool
          ) {
            self.color = color
            self.x = x
            self.y = y
            self.blur = blur
            self.spread = spread
            self.isInset = isInset
          }
        }

        /// The uppermost one first.
        @access var layers: [Layer]

        @access init(_ layers: Layer...) {
          self.layers = layers
        }
      }
      """,
    swiftUI: """
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
      nonisolated extension @@TokenShadow.Layer {
        /// The same for `ShapeStyle.shadow(_:)`, which knows no spread; half the blur is its radius.
        @access var style: ShadowStyle {
          isInset
            ? .inner(color: color.color, radius: blur / 2, x: x, y: y)
            : .drop(color: color.color, radius: blur / 2, x: x, y: y)
        }
      }
      """)

  static let gradient = SwiftSupport(
    name: "TokenGradient", needs: ["TokenColor"],
    source: """
      /// Colors that run into each other.
      @access nonisolated struct TokenGradient: Hashable, Sendable {
        /// A color at a position from 0 to 1.
        @access struct Stop: Hashable, Sendable {
          @access var color: @@TokenColor
          @access var position: Double

          @access init(color: @@TokenColor, position: Double) {
            self.color = color
            self.position = position
          }
        }

        @access var stops: [Stop]

        @access init(_ stops: Stop...) {
          self.stops = stops
        }
      }
      """,
    swiftUI: """
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
      nonisolated extension @@TokenGradient {
        /// The same for SwiftUI's gradients.
        @access var gradient: Gradient {
          Gradient(stops: stops.map { .init(color: $0.color.color, location: $0.position) })
        }
      }
      """)
}
