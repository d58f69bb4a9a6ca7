import TokencDiagnostics
package import TokencText
import TokencJSON

/// Writes the paths of many tokens in order: neighbors share most of their names, so only the rest
/// is written anew.
package struct PathWriter: Sendable {
  /// The groups of the last path, the outermost first, each with the length of ``escaped`` up to it.
  private var groups: [(path: PathID, length: Int)] = []
  /// The path of the last group as the inside of a JSON string, with a dot after each name.
  private var escaped = OutputBuffer()

  package init() {}

  /// Appends a token's path as the inside of a JSON string.
  package mutating func writeJSON(
    _ token: TokenID, of set: TokenSet, into output: inout OutputBuffer
  ) {
    let node = set.paths.nodes[set.tokens[token.index].path.index]
    enter(node.parent, set)
    output.write(escaped.bytes)
    output.writeJSON(stringContent: set.names[node.name])
  }

  /// Makes `group` the current one.
  private mutating func enter(_ group: PathID, _ set: TokenSet) {
    guard group != groups.last?.path ?? .root else { return }
    let node = set.paths.nodes[group.index]
    guard group != .root else {
      groups.removeAll(keepingCapacity: true)
      escaped.bytes.removeAll(keepingCapacity: true)
      return
    }
    let depth = Int(node.depth)
    if groups.count >= depth, groups[depth - 1].path == group {
      groups.removeSubrange(depth...)
      escaped.bytes.removeSubrange(groups[depth - 1].length...)
      return
    }
    enter(node.parent, set)
    escaped.writeJSON(stringContent: set.names[node.name])
    escaped.write(UInt8(ascii: "."))
    groups.append((group, escaped.bytes.count))
  }
}
