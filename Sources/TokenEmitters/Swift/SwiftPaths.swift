import DesignTokens
import JSON

/// The paths of a stack as comments show them, in backticks, each made once.
struct SwiftPaths {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>]

  init(_ set: TokenSet) {
    ranges = [Range<Int>](repeating: 0..<0, count: set.paths.nodes.count)
    bytes.reserveCapacity(set.paths.nodes.count * 40)
    // Parents come before children.
    for index in set.paths.nodes.indices.dropFirst() {
      let node = set.paths.nodes[index]
      let start = bytes.count
      if node.parent == .root {
        bytes.append(UInt8(ascii: "`"))
      } else {
        // All but the backtick at the end; by index, since a slice would have everything copied.
        for index in ranges[node.parent.index].dropLast() { bytes.append(bytes[index]) }
        bytes.append(UInt8(ascii: "."))
      }
      let name = set.names[node.name]
      if SwiftText.isPlain(name) {
        bytes.append(contentsOf: name)
      } else {
        bytes.append(contentsOf: SwiftText.comment(set.names.text(node.name)).utf8)
      }
      bytes.append(UInt8(ascii: "`"))
      ranges[index] = start..<bytes.count
    }
  }

  /// Appends a path between backticks.
  func write(_ path: PathID, into output: inout OutputBuffer) {
    output.write(bytes[ranges[path.index]])
  }
}
