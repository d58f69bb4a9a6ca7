import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// The paths of a stack as shown in comments, in backticks, each built once.
struct SwiftPaths {
  private var text = OutputBuffer()
  /// The start of each path, and the end of the last one; the root has none.
  private var starts = [0, 0]

  init(_ set: TokenSet) {
    starts.reserveCapacity(set.paths.nodes.count + 1)
    text.bytes.reserveCapacity(set.paths.nodes.count * 64)
    // Parents come before children, which are usually adjacent.
    var last = PathID.root
    var prefix = OutputBuffer([UInt8(ascii: "`")])
    for index in set.paths.nodes.indices.dropFirst() {
      let node = set.paths.nodes[index]
      if node.parent != last {
        last = node.parent
        prefix.bytes.removeAll(keepingCapacity: true)
        prefix.write(text.bytes[range(last)].dropLast())
        prefix.write(UInt8(ascii: last == .root ? "`" : "."))
      }
      text.write(prefix.bytes)
      let name = set.names[node.name]
      if CommentText.isPlain(name) {
        text.write(name)
      } else {
        text.write(CommentText.line(set.names.text(node.name)))
      }
      text.write(UInt8(ascii: "`"))
      starts.append(text.bytes.count)
    }
  }

  private func range(_ path: PathID) -> Range<Int> {
    starts[path.index]..<starts[path.index + 1]
  }

  /// Appends a path between backticks.
  func write(_ path: PathID, into output: inout OutputBuffer) {
    output.write(text.bytes[range(path)])
  }
}
