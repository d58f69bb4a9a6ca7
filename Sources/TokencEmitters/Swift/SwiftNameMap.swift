import TokencCore
import TokencJSON

/// The types at the top of the generated file.
enum SwiftRoot: Int, CaseIterable, Sendable {
  /// `Theme.colors.background.brand`
  case theme
  /// `DesignSystem.shared.spacer.md`
  case designSystem
  /// `Primitives.color.light.blue.default`
  case primitives
  /// `Tokens.size.default`, or under the wrapping type
  case tokens
}

/// Where a token is in the generated API: below which type, and under which names.
///
/// A Backbase theme gets the names in the design system's documentation; every other set, and
/// everything in a user's wrapping type, keeps the parts of its paths.
struct SwiftNameMap {
  private let set: TokenSet
  /// The wrapping type.
  private let wrapper: String?

  init(_ set: TokenSet, wrapper: String?) {
    self.set = set
    self.wrapper = wrapper
  }

  /// The name of a root's type.
  func typeName(_ root: SwiftRoot) -> String {
    switch root {
    case .theme: "Theme"
    case .designSystem: "DesignSystem"
    case .primitives: "Primitives"
    case .tokens: wrapper ?? "Tokens"
    }
  }

  /// The groups below `theme` that the design system names differently.
  private static let renamed: [String: (root: SwiftRoot, name: String)] = [
    "color": (.theme, "colors"),
    "spacing": (.designSystem, "spacer"),
    "radius": (.designSystem, "cornerRadius"),
    "typography": (.designSystem, "typography"),
  ]

  /// The root of a group or token, and the names below it.
  func place(of path: PathID) -> (root: SwiftRoot, names: [String]) {
    var names = set.paths.names(to: path).map { set.names.text($0) }
    guard set.hasTiers, names.count > 1, names[0] == "theme" || names[0] == "primitives" else {
      return (.tokens, names)
    }
    guard names[0] == "theme" else {
      if wrapper == nil { names.removeFirst() }
      return (wrapper == nil ? .primitives : .tokens, names)
    }
    names.removeFirst()
    let renamed = Self.renamed[names[0]]
    if let renamed { names[0] = renamed.name }
    return (wrapper == nil ? renamed?.root ?? .theme : .tokens, names)
  }

  /// The root for a whole group of the document; nil if it is an ordinary namespace.
  func root(of path: PathID) -> SwiftRoot? {
    guard path != .root else { return .tokens }
    let node = set.paths[path]
    guard set.hasTiers, node.parent == .root else { return nil }
    switch set.names.text(node.name) {
    case "theme": return wrapper == nil ? .theme : .tokens
    case "primitives" where wrapper == nil: return .primitives
    default: return nil
    }
  }
}
