// The types of groups.
extension SwiftNamespaces {
  /// Gives the type of each group a name that nothing else in its scope has.
  mutating func nameTypes() {
    var finder = TypeNameFinder(scopes.count, roots: roots.map { scopes[$0].typeName })
    for scope in scopes.indices {
      for case .scope(let child) in scopes[scope].members {
        scopes[child].typeName = finder.name(scopes[child].name, in: scope, &self)
      }
    }
  }
}

/// Looks for names of types; what is known of a name is found out once.
private struct TypeNameFinder {
  /// For each member's name, the number of the same in upper camel case.
  private var camel: [Int] = []
  /// What is known of each type's name.
  private var facts: [Fact] = []
  private let roots: Set<Int>

  private struct Fact {
    /// Whether the file itself or Swift names a type so.
    let isTaken: Bool
    /// The number of the member's name that is spelled so.
    let member: Int?
    /// The last scope that has a type of this name.
    var scope = -1
  }

  init(_ scopeCount: Int, roots: [Int]) {
    self.roots = Set(roots)
    facts.reserveCapacity(scopeCount)
  }

  /// The type for a group called `member`.
  mutating func name(_ member: Int, in scope: Int, _ namespaces: inout SwiftNamespaces) -> Int {
    while camel.count <= member { camel.append(-1) }
    if camel[member] < 0 {
      camel[member] = namespaces.typeNames.number(
        SwiftIdentifier.camel(namespaces.names.text(member)))
    }
    // A name without capitals is spelled like the member.
    if take(camel[member], in: scope, namespaces) { return camel[member] }
    let group = namespaces.typeNames.text(camel[member]) + "Group"
    var number = 1
    while true {
      let name = namespaces.typeNames.number(number == 1 ? group : "\(group)\(number)")
      if take(name, in: scope, namespaces) { return name }
      number += 1
    }
  }

  /// Whether a name is free in a scope; then it is no longer.
  private mutating func take(
    _ name: Int, in scope: Int, _ namespaces: SwiftNamespaces
  ) -> Bool {
    while facts.count <= name {
      let text = namespaces.typeNames.text(facts.count)
      let isTaken = SwiftWords.isTaken(text) || roots.contains(facts.count)
      facts.append(Fact(isTaken: isTaken, member: namespaces.names.find(text)))
    }
    guard !facts[name].isTaken, facts[name].scope != scope else { return false }
    if let member = facts[name].member, namespaces.owners.find(scope, member) != nil {
      return false
    }
    facts[name].scope = scope
    return true
  }
}
