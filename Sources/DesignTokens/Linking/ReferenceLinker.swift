import JSON

/// Finds the references of every value and names their targets.
struct ReferenceLinker {
  private var set: TokenSet
  private var log: DiagnosticLog
  private var lookup = ReferenceLookup()
  private var suggestions: Suggestions?
  private let isDTCG: Bool
  /// Whether a value counts in any mode; what a later layer replaced is linked without a word.
  private var counts: [Bool] = []
  private var current = ValueID(0)
  /// Whether nothing is reported, because it has been.
  private var isSilent = false
  /// The name `$ref`.
  private let pointerName: NameID?

  /// Links all references of `set`, and reports those that lead nowhere.
  static func link(_ set: inout TokenSet, isDTCG: Bool, _ log: inout DiagnosticLog) {
    var linker = ReferenceLinker(set: set, log: log, isDTCG: isDTCG)
    set = TokenSet(files: [], trees: [], names: NameTable())
    linker.linkAll()
    set = linker.set
    log = linker.log
  }

  private init(set: TokenSet, log: DiagnosticLog, isDTCG: Bool) {
    self.set = set
    self.log = log
    self.isDTCG = isDTCG
    lookup.isStrict = isDTCG
    pointerName = set.names.find("$ref")
  }

  private mutating func linkAll() {
    counts = [Bool](repeating: false, count: set.values.count)
    for slot in set.slots {
      if let value = slot.wrappedValue { counts[value.index] = true }
    }
    set.references.reserveCapacity(set.values.count)
    // Values are added on the way, where a reference names a plain property.
    var index = 0
    while index < set.values.count {
      current = ValueID(index)
      link()
      index += 1
    }
  }

  /// Links the current value.
  private mutating func link() {
    let value = set.values[current.index]
    let file = set.definitions[value.definition.index].file
    let first = set.references.count
    let root = Int(value.node)
    let end = Int(set.trees[file.index].nodes[root].end)
    for node in root..<end where set.trees[file.index].nodes[node].kind == .string {
      if node > root, set.trees[file.index].nodes[node].name == pointerName {
        linkPointer(node, root, file)
      } else {
        linkString(node, file)
      }
    }
    let ownCount = set.references.count - first
    if !set.modifiers.isEmpty { linkModifier(of: value, file) }
    let count = set.references.count - first
    guard count > 0 else { return }
    set.values[current.index].firstReference = ReferenceID(first)
    set.values[current.index].referenceCount = UInt32(count)
    guard ownCount > 0 else {
      set.values[current.index].form = .structure
      return
    }
    let reference = set.references[first]
    let isAlias = reference.isWhole && Int(reference.node) == root
    if isAlias, reference.steps.isEmpty {
      set.values[current.index].form = .alias
    } else if isAlias || set.trees[file.index].nodes[root].kind != .string {
      set.values[current.index].form = .structure
    } else {
      set.values[current.index].form = .text
    }
  }

  /// Links the references of a colour modifier, which count as the value's own.
  private mutating func linkModifier(of value: Value, _ file: FileID) {
    guard let modifier = set.modifiers[value.definition] else { return }
    let first = set.references.count
    let root = Int(modifier)
    // The modes of a token share its modifier, of which one word is enough.
    isSilent = current != set.definitions[value.definition.index].firstValue
    defer { isSilent = false }
    for node in root..<Int(set.trees[file.index].nodes[root].end)
    where set.trees[file.index].nodes[node].kind == .string {
      linkString(node, file)
    }
    for index in first..<set.references.count {
      set.references[index].node |= Reference.modifierBit
    }
  }

  private mutating func linkString(_ node: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    let content = tree.content(of: node)
    guard tree.nodes[node].mayRefer else {
      if !isDTCG, content.count > 2, tree.bytes[content.lowerBound] == UInt8(ascii: "<") {
        linkAngles(node, tree.bytes, content)
      } else if set.isStudio[file.index], !content.isEmpty,
        tree.bytes[content.lowerBound] == UInt8(ascii: "$")
      {
        linkDollar(node, tree.bytes, content)
      }
      return
    }
    if tree.nodes[node].hasEscape {
      let (text, offsets) = JSONString.decodeWithOffsets(tree.bytes, content)
      linkText(node, text, text.indices) { offsets[$0] }
    } else if ReferenceText.isWhole(tree.bytes, content) {
      add(node, tree.bytes, content, isWhole: true) { $0 }
    } else {
      linkText(node, tree.bytes, content) { $0 }
    }
  }

  /// Links `{"$ref": "#/a/b"}`, whose text is at `node`.
  private mutating func linkPointer(_ node: Int, _ root: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    // The object around it is the last one that is still open.
    let object =
      (root..<node).last { tree.nodes[$0].kind == .object && tree.nodes[$0].end > node } ?? root
    let range = tree.nodes[node].range
    let place = Diagnostic.Place(file, range)
    // A token may be a `$ref` itself, and then has its properties beside it.
    let isToken =
      object == root && set.definitions[set.values[current.index].definition.index].node == root
    if !isToken, Int(tree.nodes[object].end) > object + 2 {
      reportSiblings(of: node, in: object, file)
    }
    let text = tree.text(of: node)
    guard let found = lookup.find(pointer: text, set) else {
      append(object, range, target: nil, isWhole: true)
      report(.malformedPointer(at: place))
      return
    }
    take(found, object, range, isWhole: true, String(decoding: text, as: UTF8.self))
  }

  /// Links a text with references inside; `offset` tells where a byte of it is in the file.
  private mutating func linkText(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, offset: (Int) -> Int
  ) {
    let isWhole = ReferenceText.isWhole(bytes, range)
    for piece in ReferenceText.pieces(bytes, range) {
      switch piece {
      case .text: break
      case .reference(let range) where isDTCG && !isWhole:
        let place = SourceRange(offset(range.lowerBound), offset(range.upperBound))
        append(node, place, target: nil, isWhole: false)
        report(.embedded(at: Diagnostic.Place(set.file(of: current), place)))
      case .reference(let range):
        add(node, bytes, range, isWhole: isWhole, offset: offset)
      case .malformed(let range):
        let place = SourceRange(offset(range.lowerBound), offset(range.upperBound))
        // A reference without a target marks the value as broken.
        append(node, place, target: nil, isWhole: false)
        report(.malformed(at: Diagnostic.Place(set.file(of: current), place)))
      }
    }
  }

  /// `<a.b>`, which older Backbase exports write for `{a.b}`: only as a whole string, of two or
  /// more names without blanks or `/`, the first of them a root of the stack.
  private mutating func linkAngles(_ node: Int, _ bytes: [UInt8], _ range: Range<Int>) {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard bytes[range.upperBound - 1] == UInt8(ascii: ">"),
      !bytes[inner].contains(where: { $0 <= 0x20 || "/<>{}".utf8.contains($0) }),
      let dot = bytes[inner].firstIndex(of: UInt8(ascii: ".")),
      let name = set.names.find(bytes, inner.lowerBound..<dot),
      set.paths.child(of: .root, named: name, set.names) != nil
    else { return }
    add(node, bytes, range, isWhole: true) { $0 }
  }

  /// `$a.b`, which older Tokens Studio exports write for `{a.b}`: only as a whole string that
  /// names a token.
  private mutating func linkDollar(_ node: Int, _ bytes: [UInt8], _ range: Range<Int>) {
    guard case .token(let token) = lookup.find(bytes, range.dropFirst(), set) else { return }
    append(node, SourceRange(range.lowerBound, range.upperBound), target: token, isWhole: true)
  }

  /// Adds a reference, delimiters included in `range`.
  private mutating func add(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, isWhole: Bool, offset: (Int) -> Int
  ) {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let place = SourceRange(offset(range.lowerBound), offset(range.upperBound))
    let found = lookup.find(bytes, inner, set)
    let isExact = lookup.wasExact && place.bounds.count == range.count
    take(
      found, node, place, isWhole: isWhole, String(decoding: bytes[inner], as: UTF8.self))
    if isExact { set.references[set.references.count - 1].isExact = true }
  }

  /// Adds a reference to what was found, and reports what is wrong with it.
  private mutating func take(
    _ found: ReferenceLookup.Result, _ node: Int, _ range: SourceRange, isWhole: Bool,
    _ text: @autoclosure () -> String
  ) {
    let place = Diagnostic.Place(set.file(of: current), range)
    switch found {
    case .token(let token):
      append(node, range, target: token, isWhole: isWhole)
    case .trimmed(let token):
      append(node, range, target: token, isWhole: isWhole)
      report(.trimmedReference(to: token, at: place, set))
    case .part(let token, let steps):
      append(node, range, target: token, isWhole: isWhole)
      let start = UInt32(set.steps.count)
      set.steps += steps
      set.references[set.references.count - 1].steps = start..<UInt32(set.steps.count)
    case .property(let property):
      append(node, range, target: token(for: property), isWhole: isWhole)
    case .group(let path):
      append(node, range, target: nil, isWhole: isWhole)
      report(.referenceToGroup(path, at: place, set))
    case .missing:
      append(node, range, target: nil, isWhole: isWhole)
      if counts[current.index], !isSilent { reportMissing(text(), at: place) }
    }
  }

  private mutating func append(
    _ node: Int, _ range: SourceRange, target: TokenID?, isWhole: Bool
  ) {
    set.references.append(
      Reference(
        value: current, node: UInt32(node), range: range, target: target, isWhole: isWhole))
  }

  /// What stands beside a `$ref` inside a value counts for nothing.
  private mutating func reportSiblings(of reference: Int, in object: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    for sibling in tree.children(of: object) where sibling != reference {
      let name = tree.name(of: sibling)
      report(
        Diagnostic(
          .warning, .unknownProperty, "'\(name)' beside '$ref' counts for nothing",
          at: Diagnostic.Place(file, tree.nameRange(of: sibling))))
    }
  }

  /// Makes a plain property a token that is referred to and never printed.
  private mutating func token(for place: Definition.Place) -> TokenID {
    if let known = hidden[place.key] { return known }
    let token = TokenID(set.tokens.count)
    let definition = DefinitionID(set.definitions.count)
    let value = ValueID(set.values.count)
    set.tokens.append(Token(path: .root, definition: definition, isHidden: true))
    set.definitions.append(
      Definition(
        token: token, file: place.file, node: place.node, value: place.node, hasModes: false,
        firstValue: value, valueCount: 1))
    set.values.append(
      Value(
        definition: definition, node: place.node, form: .literal, firstReference: ReferenceID(0),
        referenceCount: 0))
    for _ in set.modes { set.slots.append(Packed(wrappedValue: value)) }
    counts.append(true)
    hidden[place.key] = token
    return token
  }

  /// The tokens made of plain properties.
  private var hidden: [UInt64: TokenID] = [:]

  private mutating func report(_ diagnostic: Diagnostic) {
    guard counts[current.index], !isSilent else { return }
    log.report(diagnostic)
  }

  private mutating func reportMissing(_ text: String, at place: Diagnostic.Place) {
    if suggestions == nil { suggestions = Suggestions(set) }
    let nearest = suggestions?.nearest(to: text)
    log.report(.unresolved(text, nearest: nearest, at: place, set))
  }
}

extension Definition.Place {
  /// Both numbers in one.
  fileprivate var key: UInt64 { UInt64(file.rawValue) << 32 | UInt64(node) }
}
