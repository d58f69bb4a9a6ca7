import TokencDiagnostics
import TokencJSON

/// A token where an earlier source of the same composition has a group, or the reverse: the later
/// one replaces the earlier one, with a warning.
///
/// Definitions are numbered in source order, so the numbers tell which is later.
struct GroupReplacement {
  private let firstDefinition: Int
  /// The first definition of each source.
  private let starts: [Int]
  /// For each path, the nearest token of these sources at or above it, ignoring hidden ones; nil if
  /// there is none.
  private var nearest: [TokenID?]

  init(_ loaded: LoadedTokens, starts: [Int]) {
    self.starts = starts
    firstDefinition = starts.first ?? loaded.set.definitions.count
    nearest = [TokenID?](repeating: nil, count: loaded.set.paths.nodes.count)
  }

  /// Hides what was replaced.
  mutating func run(_ loaded: inout LoadedTokens, _ log: inout DiagnosticLog) {
    var replaced: Set<PathID> = []
    var reported: Set<PathID> = []
    for index in loaded.set.paths.nodes.indices.dropFirst() {
      let path = PathID(index)
      let parent = loaded.set.paths[path].parent
      nearest[index] = nearest[parent.index]
      guard let token = loaded.set.paths[path].token else { continue }
      let own = loaded.set.tokens[token.index].definition
      guard own.index >= firstDefinition else { continue }
      if let above = nearest[parent.index] {
        let outer = loaded.set.tokens[above.index].definition
        // If one source has both, the loader has reported it.
        if source(of: own) != source(of: outer) {
          if reported.insert(loaded.set.tokens[above.index].path).inserted {
            report(token: outer, inside: own, loaded.set, &log)
          }
          if own < outer {
            hide(token, &loaded.set)
            continue
          }
          replaced.insert(loaded.set.tokens[above.index].path)
        }
      }
      nearest[index] = token
    }
    for path in replaced {
      if let token = loaded.set.paths[path].token { hide(token, &loaded.set) }
    }
    for path in reported where !replaced.contains(path) {
      // Tokens of earlier layers stay, as a conflict.
      guard let group = loaded.set.paths[path].group, let token = loaded.set.paths[path].token
      else { continue }
      let definition = loaded.set.definitions[loaded.set.tokens[token.index].definition.index]
      if loaded.facts.layer(of: group.file) == loaded.facts.layer(of: definition.file) {
        loaded.set.paths[path].group = nil
      }
    }
  }

  /// The number of the source that contains a definition.
  private func source(of definition: DefinitionID) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= definition.index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func hide(_ token: TokenID, _ set: inout TokenSet) {
    set.tokens[token.index].isHidden = true
    set.paths[set.tokens[token.index].path].token = nil
  }

  private func report(
    token: DefinitionID, inside: DefinitionID, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    let path = set.pathText(set.definitions[token.index].token)
    let isGroupLater = inside > token
    log.report(
      Diagnostic(
        .warning, .tokenGroupConflict,
        isGroupLater
          ? "'\(path)' is a token in an earlier source and a group here, which takes its place"
          : "'\(path)' is a group in an earlier source and a token here, which takes its place",
        at: set.keyPlace(isGroupLater ? inside : token),
        notes: [
          .init(
            isGroupLater ? "the token is here" : "a token of the group is here",
            at: set.keyPlace(isGroupLater ? token : inside))
        ]))
  }
}
