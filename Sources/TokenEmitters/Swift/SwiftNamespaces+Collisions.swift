import DesignTokens

// Names that several want.
extension SwiftNamespaces {
  /// Numbers or reports the members that share a name.
  mutating func settle(
    _ constants: [SwiftConstant], _ theme: ThemeTokens, _ options: GeneratorOptions,
    _ log: inout DiagnosticLog
  ) {
    for (index, entry) in owners.entries.enumerated() where entry.constant >= 0 && entry.child >= 0
    {
      collisions[index, default: []] += []
    }
    guard !collisions.isEmpty else { return }
    let shared = collisions.map { index, others in
      (entry: owners[index], constants: [Int(owners[index].constant)] + others)
    }
    .sorted { $0.constants[0] < $1.constants[0] }
    var numbered: [Int: Int] = [:]
    for (entry, members) in shared {
      if options.collision == .number {
        number(members, entry, constants, &numbered)
      } else {
        report(members, entry, constants, theme, &log)
      }
    }
    guard !numbered.isEmpty else { return }
    for scope in Set(shared.map(\.entry.scope)) {
      for (index, member) in scopes[Int(scope)].members.enumerated() {
        guard case .constant(let constant, _) = member, let name = numbered[constant] else {
          continue
        }
        scopes[Int(scope)].members[index] = .constant(constant, name: name)
      }
    }
  }

  /// Gives all but the first by path a number; a group keeps the plain name.
  private mutating func number(
    _ members: [Int], _ entry: SwiftMemberTable.Entry, _ constants: [SwiftConstant],
    _ numbered: inout [Int: Int]
  ) {
    let sorted = members.map { (index: $0, path: set.pathBytes(constants[$0].value.token)) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    let plain = names.text(Int(entry.name))
    var suffix = 2
    for member in sorted.dropFirst(entry.child >= 0 ? 0 : 1) {
      var free = names.number("\(plain)_\(suffix)")
      while owners.find(Int(entry.scope), free) != nil {
        suffix += 1
        free = names.number("\(plain)_\(suffix)")
      }
      let new = owners.add(Int(entry.scope), free)
      owners[new].constant = Int32(truncatingIfNeeded: member.index)
      numbered[member.index] = free
    }
  }

  private func report(
    _ members: [Int], _ entry: SwiftMemberTable.Entry, _ constants: [SwiftConstant],
    _ theme: ThemeTokens, _ log: inout DiagnosticLog
  ) {
    let tokens = members.map { constants[$0].value.token }
    var texts = tokens.map { "'\(set.pathText($0))'" }
    var notes = tokens.dropFirst().map { token in
      Diagnostic.Note("'\(set.pathText(token))' is here", at: theme.keyPlace(token))
    }
    if entry.child >= 0 {
      let path = scopes[Int(entry.child)].path
      texts.append("the group '\(set.pathText(path))'")
      if let place = set.paths[path].group {
        notes.append(
          Diagnostic.Note(
            "the group '\(set.pathText(path))' is here", at: theme.place(set.keyPlace(place))))
      }
    }
    let last = texts.removeLast()
    let outer = scopes[Int(entry.scope)].parent == nil ? "" : " in its group"
    log.report(
      Diagnostic(
        .error, .nameCollision,
        "\(texts.joined(separator: ", ")) and \(last) would \(texts.count == 1 ? "both" : "all") be "
          + "'\(names.text(Int(entry.name)))'\(outer) in Swift",
        at: theme.keyPlace(tokens[0]), notes: notes,
        help: "'--on-collision number' numbers them"))
  }
}
