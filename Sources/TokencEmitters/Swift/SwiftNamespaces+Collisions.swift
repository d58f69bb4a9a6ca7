import TokencDiagnostics
import TokencCore

/// Members of one namespace with the same name.
private struct SwiftCollision {
  let scope: Int
  let name: Int
  /// The constants, in token order, each with its index among the members.
  var constants: [(index: Int, member: Int)] = []
  /// The namespace with the same name.
  var child: Int?
}

// Names that several members have.
extension SwiftNamespaces {
  /// Numbers or reports the members that share a name.
  mutating func settle(
    _ constants: [SwiftConstant], _ theme: ThemeTokens, _ options: SwiftOptions,
    _ log: inout DiagnosticLog
  ) {
    var taken: [Int: Set<Int>] = [:]
    for collision in collisions() {
      if options.collision == .number {
        number(collision, constants, &taken)
      } else {
        report(collision, constants, theme, &log)
      }
    }
  }

  private func collisions() -> [SwiftCollision] {
    var found: [SwiftCollision] = []
    // Where a name was last seen: names are numbered as they appear, so those of one namespace are
    // close together.
    var seen = [(scope: Int32, member: Int32)](repeating: (-1, 0), count: names.count)
    var open: [Int: Int] = [:]
    for scope in scopes.indices {
      open.removeAll(keepingCapacity: true)
      for (index, member) in scopes[scope].members.enumerated() {
        let name = member.name
        guard Int(seen[name].scope) == scope else {
          seen[name] = (Int32(truncatingIfNeeded: scope), Int32(truncatingIfNeeded: index))
          continue
        }
        if let number = open[name] {
          add(index, to: &found[number])
        } else {
          open[name] = found.count
          var collision = SwiftCollision(scope: scope, name: name)
          add(Int(seen[name].member), to: &collision)
          add(index, to: &collision)
          found.append(collision)
        }
      }
    }
    // By first token, whatever the order of the namespaces.
    return found.sorted { $0.constants[0].index < $1.constants[0].index }
  }

  private func add(_ member: Int, to collision: inout SwiftCollision) {
    switch scopes[collision.scope].members[member].item {
    case .constant(let index): collision.constants.append((index, member))
    case .scope(let index): collision.child = index
    }
  }

  /// Numbers all but the first by path; a group keeps the plain name.
  ///
  /// `taken` holds the names of the namespaces visited before.
  private mutating func number(
    _ collision: SwiftCollision, _ constants: [SwiftConstant], _ taken: inout [Int: Set<Int>]
  ) {
    let sorted = collision.constants
      .map { ($0.member, path: set.pathBytes(constants[$0.index].value.token)) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    let plain = names.text(collision.name)
    var scopeNames =
      taken.removeValue(forKey: collision.scope)
      ?? Set(scopes[collision.scope].members.lazy.map(\.name))
    var suffix = 2
    for (member, _) in sorted.dropFirst(collision.child == nil ? 1 : 0) {
      var free = names.number("\(plain)_\(suffix)")
      while !scopeNames.insert(free).inserted {
        suffix += 1
        free = names.number("\(plain)_\(suffix)")
      }
      scopes[collision.scope].members[member].name = free
    }
    taken[collision.scope] = scopeNames
  }

  private func report(
    _ collision: SwiftCollision, _ constants: [SwiftConstant], _ theme: ThemeTokens,
    _ log: inout DiagnosticLog
  ) {
    let tokens = collision.constants.map { constants[$0.index].value.token }
    var texts = tokens.map { "'\(set.pathText($0))'" }
    var notes = tokens.dropFirst().map { token in
      Diagnostic.Note("'\(set.pathText(token))' is here", at: theme.keyPlace(token))
    }
    if let child = collision.child {
      let path = scopes[child].path
      texts.append("the group '\(set.pathText(path))'")
      if let place = set.paths[path].group {
        notes.append(
          Diagnostic.Note(
            "the group '\(set.pathText(path))' is here", at: theme.place(set.keyPlace(place))))
      }
    }
    let last = texts.removeLast()
    let outer = scopes[collision.scope].parent == nil ? "" : " in its group"
    log.report(
      Diagnostic(
        .error, .nameCollision,
        "\(texts.joined(separator: ", ")) and \(last) would \(texts.count == 1 ? "both" : "all") be "
          + "'\(names.text(collision.name))'\(outer) in Swift",
        at: theme.keyPlace(tokens[0]), notes: notes,
        help: "'--on-collision number' numbers them"))
  }
}
