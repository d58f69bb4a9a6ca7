// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated Swift uses of AppKit, with Apple's signatures.
@_exported import Foundation

open class NSAppearance: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  let name: Name

  public init?(named name: Name) {
    self.name = name
  }

  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name }
  }
}

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// For the stand-in of SwiftUI and for tests; Apple has nothing like it.
  public let components: [Double]
  /// The same.
  public let provider: ((NSAppearance) -> NSColor)?

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map { Double($0) }
    provider = nil
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map { Double($0) }
    provider = nil
  }

  public init(name: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    components = [0, 0, 0, 0]
    provider = dynamicProvider
  }
}
