import TokencText
import TokencDiagnostics
import TokencJSON

/// Finds the references of every value and names their targets.
struct ReferenceLinker {
  private var set: TokenSet
  private var layers: Layers
  private var links = Links()
  private var findings: [Diagnostic] = []
  private var lookup: ReferenceLookup
  private var suggestions: Suggestions?
  private let isExact: Bool
  /// The forms besides braces of each dialect, with its index in the list of dialects.
  private let forms: [(dialect: Int, form: ReferenceForm)]
  /// Whether a reference in some form may begin with a byte, since hardly any text does.
  private let mayOpen: [Bool]
  /// Whether a value is effective in any mode; overridden values are linked silently.
  private var counts: [Bool] = []
  private var current = ValueID(0)
  /// Whether to report nothing, because it was reported before.
  private var isSilent = false
  /// The name `$ref`.
  private let pointerName: NameID?

  /// Links all references, and reports those without a target.
  ///
  /// - Parameters:
  ///   - layered: the tokens.
  ///   - rules: how each dialect writes references.
  ///   - isExact: whether only the specification's forms are references.
  ///   - log: receives the findings.
  /// - Returns: the tokens with their links.
  static func link(
    _ layered: consuming LayeredTokens, rules: [ReferenceRules], isExact: Bool,
    _ log: inout DiagnosticLog
  ) -> LinkedTokens {
    var linker = ReferenceLinker(layered, rules: rules, isExact: isExact)
    linker.linkAll()
    for finding in linker.findings { log.report(finding) }
    return LinkedTokens(set: linker.set, layers: linker.layers, links: linker.links)
  }

  private init(_ layered: consuming LayeredTokens, rules: [ReferenceRules], isExact: Bool) {
    set = layered.set
    layers = layered.layers
    self.isExact = isExact
    lookup = ReferenceLookup(
      isStrict: isExact, plainValues: rules.compactMap(\.plainValues))
    forms =
      isExact
      ? [] : rules.enumerated().flatMap { index, rules in rules.forms.map { (index, $0) } }
    var mayOpen = [Bool](repeating: false, count: 256)
    for (_, form) in forms { mayOpen[Int(form.opening)] = true }
    self.mayOpen = mayOpen
    pointerName = set.names.find("$ref")
  }

  private mutating func linkAll() {
    counts = [Bool](repeating: false, count: set.values.count)
    for slot in layers.slots {
      if let value = slot.wrappedValue { counts[value.index] = true }
    }
    links.references.reserveCapacity(set.values.count)
    links.uses = [Links.Use](repeating: .none, count: set.values.count)
    // Values are added during the loop when a reference names a plain property.
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
    let first = links.references.count
    let root = Int(value.node)
    let end = Int(set.trees[file.index].nodes[root].end)
    for node in root..<end where set.trees[file.index].nodes[node].kind == .string {
      if node > root, set.trees[file.index].nodes[node].name == pointerName {
        linkPointer(node, root, file)
      } else {
        linkString(node, file)
      }
    }
    let ownCount = links.references.count - first
    if !set.attachments.isEmpty { linkAttachment(of: value, file) }
    let count = links.references.count - first
    guard count > 0 else { return }
    links.uses[current.index] = Links.Use(
      form: form(root, file, first: first, ownCount: ownCount), first: ReferenceID(first),
      count: UInt32(count))
    if count > ownCount { links.attached[current] = UInt32(count - ownCount) }
  }

  /// How the references of the current value, the first of which is at `first`, occur in it.
  private func form(
    _ root: Int, _ file: FileID, first: Int, ownCount: Int
  ) -> Links.Use.Form {
    guard ownCount > 0 else { return .structure }
    let reference = links.references[first]
    let isAlias = reference.isWhole && Int(reference.node) == root
    if isAlias, reference.steps.isEmpty { return .alias }
    return isAlias || set.trees[file.index].nodes[root].kind != .string ? .structure : .text
  }

  /// Links the references of a value's attachment, which count as the value's own.
  private mutating func linkAttachment(of value: Value, _ file: FileID) {
    guard let attachment = set.attachments[value.definition] else { return }
    let root = Int(attachment)
    // The modes of a token share its attachment, so it is reported only once.
    isSilent = current != set.definitions[value.definition.index].firstValue
    defer { isSilent = false }
    for node in root..<Int(set.trees[file.index].nodes[root].end)
    where set.trees[file.index].nodes[node].kind == .string {
      linkString(node, file)
    }
  }

  private mutating func linkString(_ node: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    let content = tree.content(of: node)
    guard tree.nodes[node].mayRefer else {
      if !content.isEmpty, mayOpen[Int(tree.bytes[content.lowerBound])] {
        linkForm(node, file, tree.bytes, content)
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
    // The enclosing object is the last one still open.
    let object =
      (root..<node).last { tree.nodes[$0].kind == .object && tree.nodes[$0].end > node } ?? root
    let range = tree.nodes[node].range
    let place = Diagnostic.Place(file, range)
    // A token may itself be a `$ref`, with its properties beside it.
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

  /// Links a text with references inside; `offset` maps a byte of it to its place in the file.
  private mutating func linkText(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, offset: (Int) -> Int
  ) {
    let isWhole = ReferenceText.isWhole(bytes, range)
    for piece in ReferenceText.pieces(bytes, range) {
      switch piece {
      case .text: break
      case .reference(let range) where isExact && !isWhole:
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

  /// Links a string that is a reference in one of the forms besides braces.
  private mutating func linkForm(
    _ node: Int, _ file: FileID, _ bytes: [UInt8], _ string: Range<Int>
  ) {
    for (dialect, form) in forms where form.opening == bytes[string.lowerBound] {
      if form.isForOwnFiles, set.owners[file.index] != dialect { continue }
      guard let inner = form.path(bytes, string, set) else { continue }
      let found = lookup.find(bytes, inner, set, layers)
      if form.isTextUnlessToken {
        guard case .token(let token) = found else { continue }
        append(node, SourceRange(string), target: token, isWhole: true)
      } else {
        take(found, node, SourceRange(string), inner, bytes, isWhole: true)
      }
      return
    }
  }

  /// Adds a reference, delimiters included in `range`.
  private mutating func add(
    _ node: Int, _ bytes: [UInt8], _ range: Range<Int>, isWhole: Bool, offset: (Int) -> Int
  ) {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let place = SourceRange(offset(range.lowerBound), offset(range.upperBound))
    let found = lookup.find(bytes, inner, set, layers)
    take(found, node, place, inner, bytes, isWhole: isWhole)
  }

  /// Adds a reference whose path is the bytes in `inner`.
  private mutating func take(
    _ found: ReferenceLookup.Match, _ node: Int, _ place: SourceRange, _ inner: Range<Int>,
    _ bytes: [UInt8], isWhole: Bool
  ) {
    let isExact = lookup.wasExact && place.bounds.count == inner.count + 2
    take(found, node, place, isWhole: isWhole, String(decoding: bytes[inner], as: UTF8.self))
    if isExact { links.references[links.references.count - 1].isExact = true }
  }

  /// Adds a reference to the match, and reports what is wrong with it.
  private mutating func take(
    _ found: ReferenceLookup.Match, _ node: Int, _ range: SourceRange, isWhole: Bool,
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
      let start = UInt32(links.steps.count)
      links.steps += steps
      links.references[links.references.count - 1].steps = start..<UInt32(links.steps.count)
    case .property(let property):
      append(node, range, target: token(for: property), isWhole: isWhole)
    case .group(let path):
      append(node, range, target: nil, isWhole: isWhole)
      if set.damage?.groups.contains(path) != true {
        report(.referenceToGroup(path, at: place, set))
      }
    case .missing:
      append(node, range, target: nil, isWhole: isWhole)
      if counts[current.index], !isSilent { reportMissing(text(), at: place) }
    }
  }

  private mutating func append(
    _ node: Int, _ range: SourceRange, target: TokenID?, isWhole: Bool
  ) {
    links.references.append(
      Reference(
        value: current, node: UInt32(node), range: range, target: target, isWhole: isWhole))
  }

  /// Reports members beside a `$ref` inside a value, which are ignored.
  private mutating func reportSiblings(of reference: Int, in object: Int, _ file: FileID) {
    let tree = set.trees[file.index]
    for sibling in tree.children(of: object) where sibling != reference {
      let name = tree.name(of: sibling)
      report(
        Diagnostic(
          .warning, .unknownProperty, "'\(name)' beside '$ref' is ignored",
          at: Diagnostic.Place(file, tree.nameRange(of: sibling))))
    }
  }

  /// Turns a plain property into a token that can be referenced and is never printed.
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
    set.values.append(Value(definition: definition, node: place.node))
    links.uses.append(.none)
    for _ in layers.modes { layers.slots.append(Packed(wrappedValue: value)) }
    counts.append(true)
    hidden[place.key] = token
    return token
  }

  /// The tokens made of plain properties.
  private var hidden: [UInt64: TokenID] = [:]

  private mutating func report(_ diagnostic: Diagnostic) {
    guard counts[current.index], !isSilent else { return }
    findings.append(diagnostic)
  }

  private mutating func reportMissing(_ text: String, at place: Diagnostic.Place) {
    if set.damage?.explains(text, set) == true { return }
    if suggestions == nil { suggestions = Suggestions(set) }
    let nearest = suggestions?.nearest(to: text)
    findings.append(.unresolved(text, nearest: nearest, at: place, set))
  }
}

extension Definition.Place {
  /// Both numbers combined.
  fileprivate var key: UInt64 { UInt64(file.rawValue) << 32 | UInt64(node) }
}
