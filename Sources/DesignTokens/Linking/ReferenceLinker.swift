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
  }

  private mutating func linkAll() {
    counts = [Bool](repeating: false, count: set.values.count)
    for slot in set.slots {
      if let slot { counts[slot.index] = true }
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
      linkString(node, file)
    }
    let count = set.references.count - first
    guard count > 0 else { return }
    set.values[current.index].firstReference = ReferenceID(first)
    set.values[current.index].referenceCount = UInt32(count)
    if set.trees[file.index].nodes[root].kind != .string {
      set.values[current.index].form = .structure
    } else {
      set.values[current.index].form = set.references[first].isWhole ? .alias : .text
    }
  }

  private mutating func linkString(_ node: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    let content = tree.content(of: node)
    guard tree.nodes[node].mayRefer else {
      if content.count > 2, tree.bytes[content.lowerBound] == UInt8(ascii: "<") {
        linkAngles(node, tree.bytes, content)
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

  /// Links a text with references inside; `offset` tells where a byte of it is in the file.
  private mutating func linkText(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, offset: (Int) -> Int
  ) {
    let isWhole = ReferenceText.isWhole(bytes, range)
    for piece in ReferenceText.pieces(bytes, range) {
      switch piece {
      case .text: break
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
      set.paths.child(of: .root, named: name) != nil
    else { return }
    add(node, bytes, range, isWhole: true) { $0 }
  }

  /// Adds a reference, delimiters included in `range`.
  private mutating func add(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, isWhole: Bool, offset: (Int) -> Int
  ) {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let place = SourceRange(offset(range.lowerBound), offset(range.upperBound))
    let found = lookup.find(bytes, inner, set)
    switch found {
    case .token(let token):
      append(node, place, target: token, isWhole: isWhole)
      set.references[set.references.count - 1].isExact =
        lookup.wasExact && place.bounds.count == range.count
    case .trimmed(let token):
      append(node, place, target: token, isWhole: isWhole)
      report(.trimmedReference(to: token, at: Diagnostic.Place(set.file(of: current), place), set))
    case .property(let property):
      append(node, place, target: token(for: property), isWhole: isWhole)
    case .group(let path):
      append(node, place, target: nil, isWhole: isWhole)
      report(.referenceToGroup(path, at: Diagnostic.Place(set.file(of: current), place), set))
    case .missing:
      append(node, place, target: nil, isWhole: isWhole)
      guard counts[current.index] else { return }
      let text = String(decoding: bytes[inner], as: UTF8.self)
      reportMissing(text, at: Diagnostic.Place(set.file(of: current), place))
    }
  }

  private mutating func append(
    _ node: Int, _ range: SourceRange, target: TokenID?, isWhole: Bool
  ) {
    set.references.append(
      Reference(
        value: current, node: UInt32(node), range: range, target: target, isWhole: isWhole))
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
    set.slots += [ValueID?](repeating: value, count: set.modes.count)
    counts.append(true)
    hidden[place.key] = token
    return token
  }

  /// The tokens made of plain properties.
  private var hidden: [UInt64: TokenID] = [:]

  private mutating func report(_ diagnostic: Diagnostic) {
    guard counts[current.index] else { return }
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
