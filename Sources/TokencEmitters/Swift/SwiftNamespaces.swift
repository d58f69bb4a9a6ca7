import TokencDiagnostics
import TokencCore
import TokencJSON

/// The tree of namespaces, with the constants of each, under valid Swift names.
struct SwiftNamespaces {
  /// A namespace: a root's type, or the type of a group.
  struct Scope {
    let root: SwiftRoot
    /// Nil for a root.
    let parent: Int?
    /// The number of its name among ``SwiftNamespaces/names``.
    let name: Int
    /// The first group that it represents.
    let path: PathID
    var members: [SwiftMember] = []
    /// How many constants it holds, at all depths.
    var count = 0
    /// The number of its type's name among ``SwiftNamespaces/typeNames``.
    var typeName = -1
  }

  var scopes: [Scope] = []
  /// The names of members.
  var names = SwiftNames()
  /// The names of types.
  var typeNames = SwiftNames()
  let set: TokenSet

  /// The most groups of a path that become namespaces.
  ///
  /// The compiler takes nearly twice as long for each level beyond a dozen, and gives up at 256.
  private static let deepestGroup = 12

  private let map: SwiftNameMap
  private let style: SwiftOptions.Style
  /// For each name in the files, the number of the member's name.
  private var memberNames: [Int32]
  private var scopeOfPath: [Int32]
  private var rootScopes: [SwiftRoot: Int] = [:]
  private var children = SwiftScopeTable()
  private var scratch: [UInt8] = []

  /// Names the constants, and resolves or reports collisions.
  init(
    _ constants: [SwiftConstant], _ theme: ThemeTokens, _ options: SwiftOptions,
    _ log: inout DiagnosticLog
  ) {
    set = theme.resolved.set
    map = SwiftNameMap(set, wrapper: options.name)
    style = options.style
    memberNames = [Int32](repeating: -1, count: set.names.count)
    scopeOfPath = [Int32](repeating: -1, count: set.paths.nodes.count)
    names.reserveCapacity(like: set.names)
    for (index, constant) in constants.enumerated() {
      let (scope, name) = place(of: constant.value.token)
      scopes[scope].members.append(SwiftMember(.constant(index), name: name))
      scopes[scope].count += 1
    }
    settle(constants, theme, options, &log)
    for index in scopes.indices.reversed() {
      if let parent = scopes[index].parent { scopes[parent].count += scopes[index].count }
    }
    nameTypes()
  }

  /// The scopes of the roots, in the order of the roots.
  var roots: [Int] { SwiftRoot.allCases.compactMap { rootScopes[$0] } }

  /// The name of a scope's type: `Colors`.
  func typeName(_ scope: Int) -> String { typeNames.text(scopes[scope].typeName) }

  /// A scope's type with the types around it: `Theme.Colors`.
  func fullName(_ scope: Int) -> String {
    var names = [typeName(scope)]
    var scope = scope
    while let parent = scopes[scope].parent {
      names.append(typeName(parent))
      scope = parent
    }
    return names.reversed().joined(separator: ".")
  }
}

// Building.
extension SwiftNamespaces {
  /// The scope and the name of a token's constant.
  private mutating func place(of token: TokenID) -> (scope: Int, name: Int) {
    let path = set.tokens[token.index].path
    if style == .flat {
      let (root, parts) = map.place(of: path)
      return (rootScope(root), names.number(SwiftIdentifier.flat(parts)))
    }
    let node = set.paths.nodes[path.index]
    if node.depth > Self.deepestGroup + 1 { return placeInDepth(path) }
    if node.depth > 2 || !set.hasTiers {
      return (scope(of: node.parent), memberName(node.name))
    }
    let (root, parts) = map.place(of: path)
    let parent = parts.count < 2 ? rootScope(root) : scope(of: node.parent)
    return (parent, names.number(SwiftIdentifier.member(parts.last ?? "")))
  }

  /// The place of a constant nested deeper than namespaces go: the rest of its path becomes one
  /// name.
  private mutating func placeInDepth(_ path: PathID) -> (scope: Int, name: Int) {
    var group = path
    while set.paths.nodes[group.index].depth > Self.deepestGroup {
      group = set.paths.nodes[group.index].parent
    }
    let parts = set.paths.names(to: path).dropFirst(Self.deepestGroup).map { set.names.text($0) }
    return (scope(of: group), names.number(SwiftIdentifier.flat(parts)))
  }

  /// The namespace of a group.
  private mutating func scope(of path: PathID) -> Int {
    if scopeOfPath[path.index] >= 0 { return Int(scopeOfPath[path.index]) }
    let found: Int
    if let root = map.root(of: path) {
      found = rootScope(root)
    } else {
      let node = set.paths.nodes[path.index]
      if node.depth > 2 || !set.hasTiers {
        found = child(of: scope(of: node.parent), memberName(node.name), path)
      } else {
        let (root, parts) = map.place(of: path)
        let parent = parts.count < 2 ? rootScope(root) : scope(of: node.parent)
        found = child(of: parent, names.number(SwiftIdentifier.member(parts.last ?? "")), path)
      }
    }
    scopeOfPath[path.index] = Int32(truncatingIfNeeded: found)
    return found
  }

  private mutating func rootScope(_ root: SwiftRoot) -> Int {
    if let scope = rootScopes[root] { return scope }
    rootScopes[root] = scopes.count
    scopes.append(
      Scope(
        root: root, parent: nil, name: -1, path: .root,
        typeName: typeNames.number(map.typeName(root))))
    return scopes.count - 1
  }

  private mutating func child(of parent: Int, _ name: Int, _ path: PathID) -> Int {
    let new = scopes.count
    let known = children.scope(in: parent, name, orElse: new)
    guard known == new else { return known }
    var scope = Scope(root: scopes[parent].root, parent: parent, name: name, path: path)
    // Most groups have few members.
    scope.members.reserveCapacity(4)
    scopes.append(scope)
    scopes[parent].members.append(SwiftMember(.scope(new), name: name))
    return new
  }

  /// The number of the member name for a name in the files.
  private mutating func memberName(_ name: NameID) -> Int {
    let known = memberNames[Int(name.rawValue)]
    if known >= 0 { return Int(known) }
    let number: Int
    if SwiftIdentifier.member(ascii: set.names[name], into: &scratch) {
      number = names.number(ascii: scratch)
    } else {
      number = names.number(SwiftIdentifier.member(set.names.text(name)))
    }
    memberNames[Int(name.rawValue)] = Int32(truncatingIfNeeded: number)
    return number
  }
}
