import DesignTokens
import JSON

/// The tree of namespaces, with the constants of each, under names that Swift takes.
struct SwiftNamespaces {
  /// A namespace: a root's type, or the type of a group.
  struct Scope {
    let root: SwiftRoot
    /// Nil for a root.
    let parent: Int?
    /// The number of its name among ``SwiftNamespaces/names``.
    let name: Int
    /// The first group that it stands for.
    let path: PathID
    var members: [Member] = []
    /// How many constants it holds, in all depths.
    var count = 0
    var typeName = ""
  }

  enum Member {
    case constant(Int, name: Int)
    case scope(Int)

    var isConstant: Bool { if case .constant = self { true } else { false } }
  }

  private(set) var scopes: [Scope] = []
  /// The names of members, without backticks.
  private(set) var names: [String] = []
  private let map: SwiftNameMap
  private let set: TokenSet
  private let style: GeneratorOptions.Style

  // Swift holds canonically equivalent names apart by their bytes, people do not; the keys of a
  // dictionary are equal for both.
  private var nameNumbers: [String: Int] = [:]
  /// The number of the member's name for each name of the files.
  private var memberNames: [Int32]
  private var scopeOfPath: [Int32]
  private var owners: [Key: Owner] = [:]
  private var collisions: [Key: [Int]] = [:]
  private var rootScopes: [SwiftRoot: Int] = [:]

  private struct Key: Hashable {
    let scope: Int32
    let name: Int32
  }

  /// What has a name in a scope.
  private struct Owner {
    var constant: Int?
    var scope: Int?
  }

  /// Names the constants, and resolves or reports those that get one name.
  init(
    _ constants: [SwiftConstant], _ theme: ThemeTokens, _ options: GeneratorOptions,
    _ log: inout DiagnosticLog
  ) {
    set = theme.resolved.set
    map = SwiftNameMap(set, wrapper: options.name)
    style = options.style
    memberNames = [Int32](repeating: -1, count: set.names.count)
    scopeOfPath = [Int32](repeating: -1, count: set.paths.nodes.count)
    owners.reserveCapacity(constants.count)
    for (index, constant) in constants.enumerated() {
      let (scope, name) = place(of: constant.tokens[0])
      let key = Key(scope: Int32(scope), name: Int32(name))
      if owners[key, default: Owner()].constant != nil {
        collisions[key, default: []].append(index)
      } else {
        owners[key, default: Owner()].constant = index
      }
      scopes[scope].members.append(.constant(index, name: name))
    }
    settle(constants, theme, options, &log)
    for index in scopes.indices.reversed() {
      scopes[index].count += scopes[index].members.count { $0.isConstant }
      if let parent = scopes[index].parent { scopes[parent].count += scopes[index].count }
    }
    nameTypes()
  }

  /// The scopes of the roots, in the order of the roots.
  var roots: [Int] { SwiftRoot.allCases.compactMap { rootScopes[$0] } }

  /// A scope's type with the types around it: `Theme.Colors`.
  func fullName(_ scope: Int) -> String {
    guard let parent = scopes[scope].parent else { return scopes[scope].typeName }
    return fullName(parent) + "." + scopes[scope].typeName
  }
}

// Building.
extension SwiftNamespaces {
  /// The scope and the name of a token's constant.
  private mutating func place(of token: TokenID) -> (scope: Int, name: Int) {
    let path = set.tokens[token.index].path
    let node = set.paths.nodes[path.index]
    if style == .flat {
      let (root, names) = map.place(of: path)
      return (rootScope(root), number(SwiftIdentifier.flat(names)))
    }
    if node.depth > 2 || !set.isBackbase {
      return (scope(of: node.parent), memberName(path))
    }
    let (root, names) = map.place(of: path)
    let parent = names.count < 2 ? rootScope(root) : scope(of: node.parent)
    return (parent, number(SwiftIdentifier.member(names.last ?? "")))
  }

  /// The namespace of a group.
  private mutating func scope(of path: PathID) -> Int {
    if scopeOfPath[path.index] >= 0 { return Int(scopeOfPath[path.index]) }
    let found: Int
    if let root = map.root(of: path) {
      found = rootScope(root)
    } else {
      let node = set.paths.nodes[path.index]
      if node.depth > 2 || !set.isBackbase {
        found = child(of: scope(of: node.parent), memberName(path), path)
      } else {
        let (root, names) = map.place(of: path)
        let parent = names.count < 2 ? rootScope(root) : scope(of: node.parent)
        found = child(of: parent, number(SwiftIdentifier.member(names.last ?? "")), path)
      }
    }
    scopeOfPath[path.index] = Int32(found)
    return found
  }

  private mutating func rootScope(_ root: SwiftRoot) -> Int {
    if let scope = rootScopes[root] { return scope }
    rootScopes[root] = scopes.count
    scopes.append(
      Scope(
        root: root, parent: nil, name: -1, path: .root, typeName: map.typeName(root)))
    return scopes.count - 1
  }

  private mutating func child(of parent: Int, _ name: Int, _ path: PathID) -> Int {
    let key = Key(scope: Int32(parent), name: Int32(name))
    if let scope = owners[key]?.scope { return scope }
    owners[key, default: Owner()].scope = scopes.count
    scopes.append(Scope(root: scopes[parent].root, parent: parent, name: name, path: path))
    scopes[parent].members.append(.scope(scopes.count - 1))
    return scopes.count - 1
  }

  /// The number of a path's last name as a member.
  private mutating func memberName(_ path: PathID) -> Int {
    let name = set.paths.nodes[path.index].name
    let known = memberNames[Int(name.rawValue)]
    if known >= 0 { return Int(known) }
    let number = number(SwiftIdentifier.member(set.names.text(name)))
    memberNames[Int(name.rawValue)] = Int32(number)
    return number
  }

  private mutating func number(_ name: String) -> Int {
    if let number = nameNumbers[name] { return number }
    nameNumbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

// Names that several want.
extension SwiftNamespaces {
  /// Numbers or reports the members that share a name.
  private mutating func settle(
    _ constants: [SwiftConstant], _ theme: ThemeTokens, _ options: GeneratorOptions,
    _ log: inout DiagnosticLog
  ) {
    for (key, owner) in owners where owner.constant != nil && owner.scope != nil {
      collisions[key, default: []] += []
    }
    guard !collisions.isEmpty else { return }
    var shared: [(key: Key, constants: [Int], scope: Int?)] = collisions.map { key, others in
      let first = owners[key]?.constant
      return (key, (first.map { [$0] } ?? []) + others, owners[key]?.scope)
    }
    shared.sort { ($0.constants.first ?? 0) < ($1.constants.first ?? 0) }
    for collision in shared {
      if options.collision == .number {
        number(collision.constants, collision.scope != nil, collision.key, constants)
      } else {
        report(collision.constants, collision.scope, collision.key, constants, theme, &log)
      }
    }
  }

  /// Gives all but the first by path a number; a group keeps the plain name.
  private mutating func number(
    _ members: [Int], _ isGroupToo: Bool, _ key: Key, _ constants: [SwiftConstant]
  ) {
    let sorted = members.map { (index: $0, path: set.pathBytes(constants[$0].tokens[0])) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    let plain = names[Int(key.name)]
    var suffix = 2
    for member in sorted.dropFirst(isGroupToo ? 0 : 1) {
      var free = number("\(plain)_\(suffix)")
      while owners[Key(scope: key.scope, name: Int32(free))] != nil {
        suffix += 1
        free = number("\(plain)_\(suffix)")
      }
      owners[Key(scope: key.scope, name: Int32(free))] = Owner(constant: member.index)
      rename(member.index, in: Int(key.scope), to: free)
    }
  }

  private mutating func rename(_ constant: Int, in scope: Int, to name: Int) {
    for (index, member) in scopes[scope].members.enumerated() {
      if case .constant(constant, _) = member {
        scopes[scope].members[index] = .constant(constant, name: name)
      }
    }
  }

  private func report(
    _ members: [Int], _ group: Int?, _ key: Key, _ constants: [SwiftConstant],
    _ theme: ThemeTokens, _ log: inout DiagnosticLog
  ) {
    let tokens = members.map { constants[$0].tokens[0] }
    var texts = tokens.map { "'\(set.pathText($0))'" }
    var notes = tokens.dropFirst().map { token in
      Diagnostic.Note("'\(set.pathText(token))' is here", at: theme.keyPlace(token))
    }
    if let group {
      let path = scopes[group].path
      texts.append("the group '\(set.pathText(path))'")
      if let place = set.paths[path].group {
        notes.append(
          Diagnostic.Note(
            "the group '\(set.pathText(path))' is here", at: theme.place(set.keyPlace(place))))
      }
    }
    let last = texts.removeLast()
    let outer = scopes[Int(key.scope)].parent == nil ? "" : " in its group"
    log.report(
      Diagnostic(
        .error, .nameCollision,
        "\(texts.joined(separator: ", ")) and \(last) would \(texts.count == 1 ? "both" : "all") be "
          + "'\(names[Int(key.name)])'\(outer) in Swift",
        at: theme.keyPlace(tokens[0]), notes: notes,
        help: "'--on-collision number' numbers them"))
  }
}

// The types of groups.
extension SwiftNamespaces {
  private mutating func nameTypes() {
    var used: Set<String> = []
    var scope = 0
    let rootNames = Set(roots.map { scopes[$0].typeName })
    while scope < scopes.count {
      used.removeAll(keepingCapacity: true)
      for case .scope(let child) in scopes[scope].members {
        let name = SwiftIdentifier.type(ofMember: names[scopes[child].name]) { name in
          guard !SwiftWords.isTaken(name), !rootNames.contains(name), !used.contains(name) else {
            return false
          }
          guard let number = nameNumbers[name] else { return true }
          return owners[Key(scope: Int32(scope), name: Int32(number))] == nil
        }
        used.insert(name)
        scopes[child].typeName = name
      }
      scope += 1
    }
  }
}
