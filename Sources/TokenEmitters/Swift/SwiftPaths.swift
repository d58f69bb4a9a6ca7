import DesignTokens
import JSON

/// The paths of a stack as comments show them, each made once.
struct SwiftPaths {
  private var bytes: [UInt8] = []
  private var ranges: [Range<UInt32>]

  init(_ set: TokenSet) {
    ranges = [Range<UInt32>](repeating: 0..<0, count: set.paths.nodes.count)
    bytes.reserveCapacity(set.paths.nodes.count * 32)
    // Parents come before children.
    for index in set.paths.nodes.indices.dropFirst() {
      let node = set.paths.nodes[index]
      let start = UInt32(truncatingIfNeeded: bytes.count)
      if node.parent != .root {
        for index in ranges[node.parent.index] { bytes.append(bytes[Int(index)]) }
        bytes.append(UInt8(ascii: "."))
      }
      let name = set.names[node.name]
      if SwiftText.isPlain(name) {
        bytes.append(contentsOf: name)
      } else {
        bytes.append(contentsOf: SwiftText.comment(set.names.text(node.name)).utf8)
      }
      ranges[index] = start..<UInt32(truncatingIfNeeded: bytes.count)
    }
  }

  /// Appends a path between backticks.
  func write(_ path: PathID, into output: inout OutputBuffer) {
    let range = ranges[path.index]
    output.write(UInt8(ascii: "`"))
    output.write(bytes[Int(range.lowerBound)..<Int(range.upperBound)])
    output.write(UInt8(ascii: "`"))
  }
}
