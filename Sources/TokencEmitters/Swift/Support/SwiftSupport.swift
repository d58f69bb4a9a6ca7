/// One of the types that generated constants have, as Swift source.
///
/// In the sources `@access ` stands for the access level with its blank, and `@@` for the type
/// that wraps everything with its dot.
struct SwiftSupport: Sendable {
  /// The type's name.
  let name: String
  /// The other types that it is made of.
  var needs: [String] = []
  /// The type itself, which depends on nothing but Swift.
  let source: String
  /// Extensions that stand between `#if canImport(SwiftUI)` and `#endif`.
  var swiftUI = ""
  /// Extensions with conditions of their own, which need UIKit or AppKit.
  var platforms = ""

  /// Every type, in the order in which they are written.
  static let all: [SwiftSupport] = [
    color, modes, fontFamily, fontWeight, typography, duration, curve, transition, strokeStyle,
    border, shadow, gradient,
  ]

  /// The types of those names and all that they need, in the order of the list.
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
