import TokencDiagnostics
import TokencJSON

/// Collects the cycles of all modes and reports each once, as one loop through its first member.
struct CycleReport {
  private struct Loop {
    let references: [Int]
    var modes: [ModeID]
  }

  private var loops: [Loop] = []
  private var indices: [Int: [Int]] = [:]

  /// Adds the cycle that `members` form, in their order, in a mode.
  mutating func add(_ members: [TokenID], _ mode: ModeID, _ resolved: ResolvedTokens) {
    let references = Self.shortestLoop(members, mode, resolved)
    guard let first = references.first else { return }
    for index in indices[first] ?? [] where loops[index].references == references {
      loops[index].modes.append(mode)
      return
    }
    indices[first, default: []].append(loops.count)
    loops.append(Loop(references: references, modes: [mode]))
  }

  /// The references of the shortest path from the first member back to it.
  private static func shortestLoop(
    _ members: [TokenID], _ mode: ModeID, _ resolved: ResolvedTokens
  ) -> [Int] {
    guard let first = members.first else { return [] }
    let isMember = Set(members)
    var reachedBy: [TokenID: Int] = [:]
    var queue = [first]
    var next = 0
    while next < queue.count {
      let token = queue[next]
      next += 1
      guard let id = resolved.layers.value(of: token, in: mode) else { continue }
      for index in resolved.links.references(of: id) {
        guard let target = resolved.links.references[index].target, isMember.contains(target),
          reachedBy[target] == nil
        else { continue }
        reachedBy[target] = index
        if target == first { return way(back: first, reachedBy, resolved) }
        queue.append(target)
      }
    }
    return []
  }

  private static func way(
    back first: TokenID, _ reachedBy: [TokenID: Int], _ resolved: ResolvedTokens
  ) -> [Int] {
    var way: [Int] = []
    var token = first
    repeat {
      guard let index = reachedBy[token] else { break }
      way.append(index)
      token = owner(of: index, resolved)
    } while token != first
    return way.reversed()
  }

  /// The token whose value contains a reference.
  private static func owner(of reference: Int, _ resolved: ResolvedTokens) -> TokenID {
    let value = resolved.set.values[resolved.links.references[reference].value.index]
    return resolved.set.definitions[value.definition.index].token
  }

  /// Reports all cycles.
  func report(_ resolved: ResolvedTokens, _ log: inout DiagnosticLog) {
    for loop in loops {
      guard let first = loop.references.first else { continue }
      let paths = loop.references.map { resolved.set.pathText(Self.owner(of: $0, resolved)) }
      let shown = paths.count > 8 ? Array(paths.prefix(7)) + ["…"] : paths
      let way = (shown + [paths[0]]).joined(separator: " → ")
      let isPartial = loop.modes.count < resolved.layers.modes.count
      let modes = loop.modes.map { resolved.layers.modes[$0.index] }.joined(separator: " and ")
      let notes = zip(loop.references, paths).dropFirst().map { index, path in
        Diagnostic.Note(
          "'\(path)' continues the cycle here",
          at: resolved.set.place(of: resolved.links.references[index]))
      }
      log.report(
        Diagnostic(
          .error, .referenceCycle,
          paths.count == 1
            ? "'\(paths[0])' refers to itself\(isPartial ? " in \(modes)" : "")"
            : "reference cycle\(isPartial ? " in \(modes)" : ""): \(way)",
          at: resolved.set.place(of: resolved.links.references[first]), notes: notes))
    }
  }
}
