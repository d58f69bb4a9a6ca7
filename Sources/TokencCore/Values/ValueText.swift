import TokencDiagnostics
import TokencColor
import TokencText
package import TokencJSON

// Values with their references replaced: texts, and the targets of references inside them.
extension ResolvedTokens {
  package func tree(of cursor: ValueCursor) -> JSONTree {
    isComputed(cursor) ? computed.tree : set.trees[set.file(of: cursor.value).index]
  }

  package func node(at cursor: ValueCursor) -> JSONTree.Node {
    guard !isComputed(cursor) else { return computed.tree.nodes[Int(cursor.node)] }
    return set.trees[set.file(of: cursor.value).index].nodes[Int(cursor.node)]
  }

  /// The reference that is the whole string at a cursor, if it is one.
  package func wholeReference(at cursor: ValueCursor) -> Reference? {
    guard let first = references(at: cursor).first, reference(first).isWhole else { return nil }
    return reference(first)
  }

  /// The references in the string at a cursor.
  package func references(at cursor: ValueCursor) -> Range<Int> {
    let use = use(of: cursor.value)
    guard use.count > 0 else { return 0..<0 }
    let own = use.count - (links.attached[cursor.value] ?? 0)
    let first = use.first.index
    return references(at: cursor.node, among: first..<first + Int(own))
  }

  /// The references in a string of the attachment of a cursor's value.
  package func attachedReferences(at cursor: ValueCursor) -> Range<Int> {
    guard let count = links.attached[cursor.value] else { return 0..<0 }
    let use = use(of: cursor.value)
    let end = use.first.index + Int(use.count)
    return references(at: cursor.node, among: end - Int(count)..<end)
  }

  /// The references at a node, out of some that are sorted by node.
  private func references(at node: UInt32, among all: Range<Int>) -> Range<Int> {
    var low = all.lowerBound
    var high = all.upperBound
    while low < high {
      let middle = (low + high) / 2
      if reference(middle).node < node { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < all.upperBound, reference(end).node == node { end += 1 }
    return low..<end
  }

  /// The same cursor, or the target of the reference at it.
  package func follow(_ cursor: ValueCursor) -> ValueCursor {
    // Nearly all printed values are literals.
    guard use(of: cursor.value).count > 0 else { return cursor }
    guard let first = references(at: cursor).first else { return cursor }
    let found = reference(first)
    guard found.isWhole, let target = found.target else { return cursor }
    guard found.steps.isEmpty else {
      return landings[first * layers.modes.count + cursor.mode.index] ?? cursor
    }
    guard let end = self.cursor(of: target, in: cursor.mode) else { return cursor }
    // The end of an alias chain may itself be a reference into another value.
    return use(of: end.value).count > 0 ? follow(end) : end
  }

  /// The cursors of an array's elements or an object's members, in source order.
  package func children(of cursor: ValueCursor) -> [ValueCursor] {
    tree(of: cursor).children(of: Int(cursor.node)).map {
      ValueCursor(value: cursor.value, node: UInt32($0), mode: cursor.mode)
    }
  }

  /// The elements of an array; those of lists inside a list of shadows or stops are in its place.
  ///
  /// Recursion is bounded by ``ValueGrowth/deepestValue``.
  func elements(of cursor: ValueCursor, _ type: TokenType?) -> [ValueCursor] {
    let elements = children(of: cursor)
    guard !isRaw, type == .shadow || type == .gradient else { return elements }
    return elements.flatMap { element in
      let end = follow(element)
      return node(at: end).kind == .array ? self.elements(of: end, type) : [element]
    }
  }

  /// The name of the member at a cursor.
  package func name(at cursor: ValueCursor) -> String {
    set.names.text(node(at: cursor).name)
  }

  /// The text of the string at a cursor, references replaced.
  package func text(at cursor: ValueCursor) -> [UInt8] {
    Array(textSlice(at: cursor))
  }

  /// The same without a copy if the text is in the file as is.
  package func textSlice(at cursor: ValueCursor) -> ArraySlice<UInt8> {
    let use = use(of: cursor.value)
    if use.count == 0 || references(at: cursor).isEmpty {
      let node = node(at: cursor)
      let tree = tree(of: cursor)
      guard node.hasEscape else { return tree.bytes[tree.content(of: Int(cursor.node))] }
      let text = tree.text(of: Int(cursor.node))
      guard !isRaw, text.contains(UInt8(ascii: "\\")) else { return text[...] }
      var unescaped: [UInt8] = []
      ReferenceText.appendUnescaped(text, text.indices, to: &unescaped)
      return unescaped[...]
    }
    if use.form == .text {
      let token = set.definitions[value(cursor.value).definition.index].token
      if let range = textRanges[slot(token, cursor.mode)] { return texts[range] }
    }
    return composeText(at: cursor)[...]
  }

  /// Builds the text of a string with references inside.
  package func composeText(at cursor: ValueCursor) -> [UInt8] {
    composeText(
      tree(of: cursor).text(of: Int(cursor.node)), references(at: cursor), in: cursor.mode)
  }

  /// Builds a text from its written parts and the targets of its references.
  package func composeText(
    _ written: [UInt8], _ references: Range<Int>, in mode: ModeID
  ) -> [UInt8] {
    var references = references.makeIterator()
    var text: [UInt8] = []
    for piece in ReferenceText.pieces(written, written.indices) {
      switch piece {
      case .text(let range), .malformed(let range):
        if isRaw {
          text.append(contentsOf: written[range])
        } else {
          ReferenceText.appendUnescaped(written, range, to: &text)
        }
      case .reference:
        guard let index = references.next(), let target = reference(index).target else {
          continue
        }
        append(index, target, in: mode, to: &text)
      }
    }
    return text
  }

  /// Appends a token's printed value to a text: a color as its source wrote it, so that what is
  /// beside it goes on from there, as in `{tint}33`.
  private func append(
    _ index: Int, _ token: TokenID, in mode: ModeID, to text: inout [UInt8]
  ) {
    let isPart = !reference(index).steps.isEmpty
    let landing = landings[index * layers.modes.count + mode.index]
    guard let cursor = isPart ? landing : cursor(of: token, in: mode) else { return }
    var output = OutputBuffer()
    swap(&output.bytes, &text)
    if isPart || tokenType(token) != .color || !writeColor(cursor, into: &output) {
      writePlain(cursor, type: isPart ? nil : tokenType(token), into: &output)
    }
    swap(&output.bytes, &text)
  }

  /// Appends a color as written if it is a text, a computed one or an object without the digits of
  /// an alpha that is 1.
  ///
  /// - Returns: whether anything was written.
  private func writeColor(_ start: ValueCursor, into output: inout OutputBuffer) -> Bool {
    let cursor = follow(start)
    let isText = node(at: cursor).kind == .string
    if isText, !isComputed(cursor) {
      output.write(textSlice(at: cursor))
      return true
    }
    guard !isRaw, let color = colorRead(at: cursor), let bytes = color.inPlainSRGB.bytes,
      bytes.alpha == 255
    else { return false }
    var printed = OutputBuffer()
    color.inPlainSRGB.write(into: &printed)
    // `#rrggbbff` without the last two digits.
    guard printed.bytes.first == UInt8(ascii: "#"), printed.bytes.count == 9 else { return false }
    output.write(printed.bytes[..<7])
    return true
  }
}
