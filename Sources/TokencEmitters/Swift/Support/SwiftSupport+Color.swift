extension SwiftSupport {
  static let color = SwiftSupport(
    name: "TokenColor",
    source: """
      /// A color, with what it is in light and in dark mode.
      @access nonisolated struct TokenColor: Hashable, Sendable {
        /// The color of one mode, in the space it was designed in.
        @access struct Components: Hashable, Sendable {
          /// What the components mean.
          @access enum Space: Hashable, Sendable {
            case sRGB, displayP3
          }

          @access var space: Space
          /// From 0 to 1; outside of it only where no screen has the color.
          @access var red, green, blue: Double
          /// From 0, which is clear, to 1.
          @access var opacity: Double

          /// The sRGB color of four bytes, `0xrrggbbaa`.
          @access init(_ rgba: UInt32) {
            space = .sRGB
            red = Double(rgba >> 24) / 255
            green = Double(rgba >> 16 & 255) / 255
            blue = Double(rgba >> 8 & 255) / 255
            opacity = Double(rgba & 255) / 255
          }

          private init(
            _ space: Space, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
          ) {
            self.space = space
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
          }

          /// A color in sRGB.
          @access static func sRGB(
            _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1
          ) -> Components {
            Components(.sRGB, red, green, blue, opacity)
          }

          /// A color in Display P3.
          @access static func displayP3(
            _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1
          ) -> Components {
            Components(.displayP3, red, green, blue, opacity)
          }
        }

        /// The color in light mode.
        @access var light: Components
        /// The color in dark mode.
        @access var dark: Components

        /// The same sRGB color in both modes, `0xrrggbbaa`.
        @access init(_ rgba: UInt32) {
          light = Components(rgba)
          dark = light
        }

        /// An sRGB color for each mode, `0xrrggbbaa`.
        @access init(light: UInt32, dark: UInt32) {
          self.light = Components(light)
          self.dark = Components(dark)
        }

        /// The same color in both modes.
        @access init(_ components: Components) {
          light = components
          dark = components
        }

        /// A color for each mode.
        @access init(light: Components, dark: Components) {
          self.light = light
          self.dark = dark
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenColor.Components {
        /// The color of this one mode.
        @access var color: Color {
          let space: Color.RGBColorSpace = space == .displayP3 ? .displayP3 : .sRGB
          return Color(space, red: red, green: green, blue: blue, opacity: opacity)
        }
      }

      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
      nonisolated extension @@TokenColor {
        /// The color that follows the mode, where no `ShapeStyle` will do; dark on watchOS.
        @access var color: Color {
          #if canImport(UIKit) && !os(watchOS)
          return Color(uiColor: uiColor)
          #elseif canImport(AppKit)
          return Color(nsColor: nsColor)
          #else
          return dark.color
          #endif
        }
      }

      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      nonisolated extension @@TokenColor: ShapeStyle {
        /// The color of the environment's color scheme.
        @access func resolve(in environment: EnvironmentValues) -> Color {
          environment.colorScheme == .dark ? dark.color : light.color
        }
      }
      """,
    platforms: """
      #if canImport(UIKit) && !os(watchOS)
      @available(iOS 13, tvOS 13, visionOS 1, *)
      nonisolated extension @@TokenColor.Components {
        /// The color of this one mode.
        @access var uiColor: UIColor {
          space == .displayP3
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : UIColor(red: red, green: green, blue: blue, alpha: opacity)
        }
      }

      @available(iOS 13, tvOS 13, visionOS 1, *)
      nonisolated extension @@TokenColor {
        /// The color that follows the traits.
        @access var uiColor: UIColor {
          let (light, dark) = (light, dark)
          return UIColor { @Sendable traits in
            traits.userInterfaceStyle == .dark ? dark.uiColor : light.uiColor
          }
        }
      }
      #elseif canImport(AppKit)
      @available(macOS 10.15, *)
      nonisolated extension @@TokenColor.Components {
        /// The color of this one mode.
        @access var nsColor: NSColor {
          space == .displayP3
            ? NSColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : NSColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
        }
      }

      @available(macOS 10.15, *)
      nonisolated extension @@TokenColor {
        /// The color that follows the appearance.
        @access var nsColor: NSColor {
          let (light, dark) = (light, dark)
          return NSColor(name: nil) { appearance in
            let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
            return isDark ? dark.nsColor : light.nsColor
          }
        }
      }
      #endif
      """)

  static let modes = SwiftSupport(
    name: "TokenModes",
    source: """
      /// A value for light and another for dark mode.
      @access nonisolated struct TokenModes<Value: Hashable & Sendable>: Hashable, Sendable {
        @access var light, dark: Value

        @access init(light: Value, dark: Value) {
          self.light = light
          self.dark = dark
        }
      }
      """,
    swiftUI: """
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
      nonisolated extension @@TokenModes {
        /// The value of a color scheme.
        @access func value(for colorScheme: ColorScheme) -> Value {
          colorScheme == .dark ? dark : light
        }
      }
      """)
}
