import JSON

// How values read once references are replaced: texts, and what a reference inside leads to.
extension ResolvedTokens {
  func tree(of cursor: ValueCursor) -> JSONTree {
    set.trees[set.file(of: cursor.value).index]
  }

  func node(at cursor: ValueCursor) -> JSONTree.Node {
    set.trees[set.file(of: cursor.value).index].nodes[Int(cursor.node)]
  }

  /// The reference that is all of the string at a cursor, if it is one.
  func wholeReference(at cursor: ValueCursor) -> Reference? {
    let references = references(at: cursor)
    guard let first = references.first, set.references[first].isWhole else { return nil }
    return set.references[first]
  }

  /// The references in the string at a cursor.
  func references(at cursor: ValueCursor) -> Range<Int> {
    let all = set.references(of: set.values[cursor.value.index])
    guard !all.isEmpty else { return all }
    var low = all.lowerBound
    var high = all.upperBound
    while low < high {
      let middle = (low + high) / 2
      if set.references[middle].node < cursor.node { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < all.upperBound, set.references[end].node == cursor.node { end += 1 }
    return low..<end
  }

  /// The same cursor, or where the reference that it stands on leads to.
  func follow(_ cursor: ValueCursor) -> ValueCursor {
    // Nearly all values that are printed are literals.
    guard set.values[cursor.value.index].referenceCount > 0 else { return cursor }
    let references = references(at: cursor)
    guard let first = references.first, set.references[first].isWhole,
      let target = set.references[first].target
    else { return cursor }
    guard set.references[first].steps.isEmpty else {
      return landings[first * set.modes.count + cursor.mode.index] ?? cursor
    }
    guard let end = self.cursor(of: target, in: cursor.mode) else { return cursor }
    // The end of an alias chain may itself be a reference into another value.
    return set.values[end.value.index].referenceCount > 0 ? follow(end) : end
  }

  /// The cursors of an array's elements or an object's members, in source order.
  func children(of cursor: ValueCursor) -> [ValueCursor] {
    tree(of: cursor).children(of: Int(cursor.node)).map {
      ValueCursor(value: cursor.value, node: UInt32($0), mode: cursor.mode)
    }
  }

  /// The name of the member at a cursor.
  func name(at cursor: ValueCursor) -> String {
    set.names.text(node(at: cursor).name)
  }

  /// The text of the string at a cursor, references replaced.
  func text(at cursor: ValueCursor) -> [UInt8] {
    Array(textSlice(at: cursor))
  }

  /// The same without a copy where the text stands in the file as it is.
  func textSlice(at cursor: ValueCursor) -> ArraySlice<UInt8> {
    let value = set.values[cursor.value.index]
    let file = set.file(of: cursor.value).index
    let node = set.trees[file].nodes[Int(cursor.node)]
    if value.referenceCount == 0 || references(at: cursor).isEmpty {
      guard node.hasEscape else {
        return set.trees[file].bytes[set.trees[file].content(of: Int(cursor.node))]
      }
      let text = set.trees[file].text(of: Int(cursor.node))
      guard !isRaw, text.contains(UInt8(ascii: "\\")) else { return text[...] }
      var unescaped: [UInt8] = []
      ReferenceText.appendUnescaped(text, text.indices, to: &unescaped)
      return unescaped[...]
    }
    if value.form == .text {
      let token = set.definitions[value.definition.index].token
      if let range = textRanges[slot(token, cursor.mode)] { return texts[range] }
    }
    return composeText(at: cursor)[...]
  }

  /// Puts the text of a string with references inside together.
  func composeText(at cursor: ValueCursor) -> [UInt8] {
    composeText(
      tree(of: cursor).text(of: Int(cursor.node)), references(at: cursor), in: cursor.mode)
  }

  /// Puts a text together from what is written and what its references lead to.
  func composeText(
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
        guard let index = references.next(), let target = set.references[index].target else {
          continue
        }
        append(index, target, in: mode, to: &text)
      }
    }
    return text
  }

  /// Appends a token's printed value to a text.
  private func append(
    _ index: Int, _ token: TokenID, in mode: ModeID, to text: inout [UInt8]
  ) {
    let isPart = !set.references[index].steps.isEmpty
    let landing = landings[index * set.modes.count + mode.index]
    guard let cursor = isPart ? landing : cursor(of: token, in: mode) else { return }
    var output = OutputBuffer()
    swap(&output.bytes, &text)
    writePlain(cursor, type: isPart ? nil : set.tokens[token.index].type, into: &output)
    swap(&output.bytes, &text)
  }
}
