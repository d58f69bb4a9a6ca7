extension SwiftSupport {
  static let duration = SwiftSupport(
    name: "TokenDuration",
    source: """
      /// A span of time.
      @access nonisolated struct TokenDuration: Hashable, Sendable {
        @access var seconds: Double

        @access init(seconds: Double) {
          self.seconds = seconds
        }
      }

      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
      nonisolated extension @@TokenDuration {
        /// The same for clocks and tasks.
        @access var duration: Duration { .seconds(seconds) }
      }
      """)

  static let curve = SwiftSupport(
    name: "TokenCurve",
    source: """
      /// A cubic Bézier curve from 0 to 1, by its two control points.
      @access nonisolated struct TokenCurve: Hashable, Sendable {
        @access var x1, y1, x2, y2: Double

        @access init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
          self.x1 = x1
          self.y1 = y1
          self.x2 = x2
          self.y2 = y2
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenCurve {
        /// An animation along the curve.
        @access func animation(seconds: Double) -> Animation {
          .timingCurve(x1, y1, x2, y2, duration: seconds)
        }
      }
      """)

  static let transition = SwiftSupport(
    name: "TokenTransition", needs: ["TokenDuration", "TokenCurve"],
    source: """
      /// How something changes: how long, after what delay, along which curve.
      @access nonisolated struct TokenTransition: Hashable, Sendable {
        @access var duration, delay: @@TokenDuration
        @access var curve: @@TokenCurve

        @access init(
          duration: @@TokenDuration, delay: @@TokenDuration, curve: @@TokenCurve
        ) {
          self.duration = duration
          self.delay = delay
          self.curve = curve
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenTransition {
        /// The same for `withAnimation`.
        @access var animation: Animation {
          curve.animation(seconds: duration.seconds).delay(delay.seconds)
        }
      }
      """)
}
