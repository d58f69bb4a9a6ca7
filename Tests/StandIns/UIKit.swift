// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated Swift uses of UIKit, with Apple's signatures.
@_exported import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public override convenience init() { self.init(userInterfaceStyle: .light) }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  /// For the stand-in of SwiftUI and for tests; Apple has nothing like it.
  public let components: [Double]
  let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map { Double($0) }
    provider = nil
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [displayP3Red, green, blue, alpha].map { Double($0) }
    provider = nil
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = []
    provider = dynamicProvider
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }
}
