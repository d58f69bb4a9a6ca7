import TokencText

/// Formats a document: the same names, values and comments in the same order and spelling.
///
/// Each level is indented by two spaces. An object or array without others inside goes on one line
/// if it fits, except the outermost; all others have a line for each member. Trailing commas, the
/// byte order mark and repeated blank lines are removed. Formatting a formatted document changes
/// nothing.
package struct JSONFormatter {
  /// How wide a line with a whole object or array may be, including its comma.
  package static let widestLine = 100

  private let tree: JSONTree
  private var output = OutputBuffer()
  private var bytes: [UInt8] { tree.bytes }

  private init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// The formatted document of a tree, with a final line ending.
  package static func format(_ tree: JSONTree) -> [UInt8] {
    var formatter = JSONFormatter(tree)
    formatter.output.bytes.reserveCapacity(tree.bytes.count * 5 / 4)
    formatter.writeDocument()
    return formatter.output.bytes
  }

  private mutating func writeDocument() {
    let root = tree.nodes[0].range.bounds
    var isFirst = true
    let before = JSONGap(bytes, 0..<root.lowerBound)
    for comment in before.comments {
      if !isFirst, comment.lineEndsBefore > 1 { output.write("\n") }
      isFirst = false
      write(comment)
      output.write("\n")
    }
    if !isFirst, before.lineEndsAfter > 1 { output.write("\n") }
    write(0, level: 0)
    _ = writeGap(root.upperBound..<bytes.count, level: 0, isFirst: false)
    output.write("\n")
  }

  /// Writes a value; recursion is bounded by ``JSONParser/deepestNesting``.
  private mutating func write(_ node: Int, level: Int) {
    let kind = tree.nodes[node].kind
    guard kind == .object || kind == .array else {
      output.write(bytes[tree.nodes[node].range.bounds])
      return
    }
    if let line = line(node), level > 0 || tree.nodes[node].end == node + 1,
      column + width(line) < Self.widestLine
    {
      output.write(line)
      return
    }
    let range = tree.nodes[node].range.bounds
    output.write(bytes[range.lowerBound])
    var end = range.lowerBound + 1
    var isFirst = true
    for child in tree.children(of: node) {
      let start = keyRange(child).lowerBound
      if !isFirst { output.write(",") }
      let hasBlank = writeGap(end..<start, level: level + 1, isFirst: isFirst)
      newLine(level + 1, hasBlank: hasBlank)
      writeMember(child, level: level + 1)
      end = tree.nodes[child].range.bounds.upperBound
      isFirst = false
    }
    _ = writeGap(end..<range.upperBound - 1, level: level + 1, isFirst: isFirst)
    newLine(level, hasBlank: false)
    output.write(bytes[range.upperBound - 1])
  }

  /// Writes a value with its name, if it has one.
  private mutating func writeMember(_ node: Int, level: Int) {
    guard tree.nodes[node].name != .none else {
      write(node, level: level)
      return
    }
    let key = keyRange(node)
    output.write(bytes[key])
    output.write(":")
    for comment in JSONGap(bytes, key.upperBound..<tree.nodes[node].range.bounds.lowerBound)
      .comments
    {
      output.write(" ")
      write(comment)
      if comment.isLine { newLine(level + 1, hasBlank: false) }
    }
    if output.bytes.last != UInt8(ascii: " ") { output.write(" ") }
    write(node, level: level)
  }

  /// Writes the comments between two members: on the line of the first if they begin there, else on
  /// their own lines.
  ///
  /// - Returns: whether a blank line follows.
  private mutating func writeGap(_ range: Range<Int>, level: Int, isFirst: Bool) -> Bool {
    let gap = JSONGap(bytes, range)
    var isOnLine = true
    var hasLine = !isFirst
    for comment in gap.comments {
      isOnLine = isOnLine && comment.lineEndsBefore == 0
      if isOnLine {
        output.write(" ")
      } else {
        newLine(level, hasBlank: hasLine && comment.lineEndsBefore > 1)
        hasLine = true
      }
      write(comment)
    }
    return hasLine && gap.lineEndsAfter > 1
  }

  private mutating func write(_ comment: JSONGap.Comment) {
    var text = bytes[comment.range]
    while comment.isLine, let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    output.write(text)
  }

  private mutating func newLine(_ level: Int, hasBlank: Bool) {
    output.write(hasBlank ? "\n\n" : "\n")
    output.indent(2 * level)
  }

  /// An object or array on one line; nil if it contains others, comments, or multi-line text.
  private func line(_ node: Int) -> [UInt8]? {
    let range = tree.nodes[node].range.bounds
    let isObject = tree.nodes[node].kind == .object
    var line = OutputBuffer()
    line.write(bytes[range.lowerBound])
    var end = range.lowerBound + 1
    var isFirst = true
    for child in tree.children(of: node) {
      let value = tree.nodes[child].range.bounds
      let key = keyRange(child)
      let kind = tree.nodes[child].kind
      guard kind != .object, kind != .array, !hasComment(end..<key.lowerBound) else { return nil }
      line.write(isFirst ? isObject ? " " : "" : ", ")
      if isObject {
        guard !hasComment(key.upperBound..<value.lowerBound) else { return nil }
        line.write(bytes[key])
        line.write(": ")
      }
      line.write(bytes[value])
      guard line.bytes.count <= 4 * Self.widestLine, !bytes[value].contains(where: { $0 < 0x20 })
      else { return nil }
      end = value.upperBound
      isFirst = false
    }
    guard !hasComment(end..<range.upperBound - 1) else { return nil }
    if isObject, !isFirst { line.write(" ") }
    line.write(bytes[range.upperBound - 1])
    return line.bytes
  }

  private func hasComment(_ range: Range<Int>) -> Bool {
    // Outside of values and names, a slash begins a comment.
    bytes[range].contains(UInt8(ascii: "/"))
  }

  /// The name of a member as written, or the start of a value without one.
  private func keyRange(_ node: Int) -> Range<Int> {
    guard tree.nodes[node].name == .none else { return tree.nameRange(of: node).bounds }
    let start = tree.nodes[node].range.bounds.lowerBound
    return start..<start
  }

  /// The current column.
  private var column: Int {
    let start = output.bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return width(output.bytes[start...])
  }

  private func width(_ text: some Sequence<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
  }
}
