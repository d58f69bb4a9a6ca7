// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated Swift uses of SwiftUI, with Apple's signatures and without any behavior but that
// of plain values, so that its SwiftUI parts can be checked where there is no SwiftUI.
@_exported import Foundation

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public let space: RGBColorSpace
  public let red, green, blue, opacity: Double

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    space = colorSpace
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  public var colorScheme = ColorScheme.light
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  let name: String
  let size: CGFloat
  var weight = Weight.regular

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func italic() -> Font { self }
}

public struct Text: Equatable, Sendable {
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }
}

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  public func delay(_ delay: TimeInterval) -> Animation { self }
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

public struct StrokeStyle: Hashable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.55), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

#if canImport(UIKit)
public import UIKit

extension Color {
  public init(uiColor: UIColor) {
    let components = uiColor.resolvedColor(with: UITraitCollection()).components
    self.init(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
}
#elseif canImport(AppKit)
public import AppKit

extension Color {
  public init(nsColor: NSColor) {
    let components = nsColor.components
    self.init(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
}
#endif
