// The types of groups.
extension SwiftNamespaces {
  /// Gives the type of each group a name that is unique in its scope.
  mutating func nameTypes() {
    var finder = TypeNameFinder(
      names.count, scopes.count, roots: roots.map { scopes[$0].typeName })
    for scope in scopes.indices where scopes[scope].members.contains(where: { $0.scope != nil }) {
      for member in scopes[scope].members { finder.see(member.name, in: scope) }
      for child in scopes[scope].members.lazy.compactMap(\.scope) {
        scopes[child].typeName = finder.name(scopes[child].name, in: scope, &self)
      }
    }
  }
}

/// Finds names for types; the facts about a name are computed once.
private struct TypeNameFinder {
  /// For each member's name, the number of the same name in upper camel case, or -1 if unknown.
  private var camel: [Int32]
  /// For each member's name, the last scope that has it.
  private var scopes: [Int32]
  /// The facts about each type's name.
  private var facts: [Fact] = []
  private let roots: Set<Int>

  private struct Fact {
    /// Whether the file itself or Swift has a type with that name.
    let isTaken: Bool
    /// The number of the member's name with that spelling.
    let member: Int?
    /// The last scope that has a type with this name.
    var scope = -1
  }

  init(_ nameCount: Int, _ scopeCount: Int, roots: [Int]) {
    camel = [Int32](repeating: -1, count: nameCount)
    scopes = camel
    self.roots = Set(roots)
    facts.reserveCapacity(scopeCount)
  }

  /// Records that a scope has a member with that name.
  mutating func see(_ member: Int, in scope: Int) {
    scopes[member] = Int32(truncatingIfNeeded: scope)
  }

  /// The type name for a group called `member`, after all members of its scope are recorded.
  mutating func name(_ member: Int, in scope: Int, _ namespaces: inout SwiftNamespaces) -> Int {
    if camel[member] < 0 {
      let text = SwiftIdentifier.camel(namespaces.names.text(member))
      camel[member] = Int32(truncatingIfNeeded: namespaces.typeNames.number(text))
    }
    let plain = Int(camel[member])
    // A name without capitals is spelled like the member.
    if take(plain, in: scope, namespaces) { return plain }
    let group = namespaces.typeNames.text(plain) + "Group"
    var number = 1
    while true {
      let name = namespaces.typeNames.number(number == 1 ? group : "\(group)\(number)")
      if take(name, in: scope, namespaces) { return name }
      number += 1
    }
  }

  /// Takes a name in a scope; false if it is taken already.
  private mutating func take(
    _ name: Int, in scope: Int, _ namespaces: SwiftNamespaces
  ) -> Bool {
    while facts.count <= name {
      let text = namespaces.typeNames.text(facts.count)
      let isTaken = SwiftWords.isTaken(text) || roots.contains(facts.count)
      facts.append(Fact(isTaken: isTaken, member: namespaces.names.find(text)))
    }
    guard !facts[name].isTaken, facts[name].scope != scope else { return false }
    if let member = facts[name].member, Int(scopes[member]) == scope { return false }
    facts[name].scope = scope
    return true
  }
}
