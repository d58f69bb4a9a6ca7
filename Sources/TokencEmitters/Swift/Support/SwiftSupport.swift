/// One of the types of generated constants, as Swift source.
///
/// In the sources `@access ` stands for the access level with its blank, and `@@` for the wrapping
/// type with its dot.
struct SwiftSupport: Sendable {
  /// The type's name.
  let name: String
  /// The other types that it uses.
  var needs: [String] = []
  /// The type itself, which depends only on Swift.
  let source: String
  /// Extensions between `#if canImport(SwiftUI)` and `#endif`.
  var swiftUI = ""
  /// Extensions with their own conditions, which need UIKit or AppKit.
  var platforms = ""

  /// Every type, in the order they are written.
  static let all: [SwiftSupport] = [
    color, modes, fontFamily, fontWeight, typography, duration, curve, transition, strokeStyle,
    border, shadow, gradient,
  ]

  /// The types with those names and all that they need, in the order of the list.
  static func parts(_ names: Set<String>) -> [SwiftSupport] {
    var wanted = names
    var rest = Array(names)
    while let name = rest.popLast() {
      for part in all where part.name == name {
        for need in part.needs where wanted.insert(need).inserted { rest.append(need) }
      }
    }
    return all.filter { wanted.contains($0.name) }
  }
}
