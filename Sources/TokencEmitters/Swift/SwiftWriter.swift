import TokencText
import TokencCore
import TokencJSON

/// Writes namespaces and constants as nested structs with computed properties.
///
/// This shape is the cheapest for the compiler: nothing is initialized lazily, no expression is
/// large, and a group is a value without size, or of the one byte that distinguishes the themes.
///
/// A type is opened and then written member by member, so that the output can be taken away in
/// between.
struct SwiftWriter {
  let constants: SwiftConstants
  let namespaces: SwiftNamespaces
  let documentation: SwiftDocumentation
  /// The cases of the themes; empty if there is only one.
  let themes: [String]
  /// `public ` or another level with its blank.
  let access: String
  /// The words around members, by the number of enclosing types; the first are for the members of a
  /// type without values, which are static.
  private var fragments: [SwiftFragments] = []
  /// The type of the stored theme; nil if there is only one.
  private let themeType: String?
  /// The text before the types of the file, dot included.
  let prefix: String
  /// The most constants in a file; nil if there is one file for all.
  let largestFile: Int?
  var output = OutputBuffer()
  /// The text after the name of the last constant: the next one usually has the same.
  private var lastHead: (type: SwiftType?, hasModes: Bool, text: [UInt8]) = (nil, false, [])
  /// The scopes that get their own files.
  private(set) var outlined: [Int] = []
  /// The open types, the outermost first.
  private var open: [OpenType] = []

  private struct OpenType {
    let scope: Int
    /// The members still to be written.
    var members: Range<Int>
    /// How many types enclose its members.
    let level: Int
    /// Whether nothing follows the opening brace yet.
    var isEmpty: Bool
    /// Whether the enclosing type has a static member that returns it.
    var isForwarded = false
  }

  init(
    _ constants: SwiftConstants, _ namespaces: SwiftNamespaces, _ input: GeneratorInput,
    _ first: ThemeTokens, themes: [String], _ options: SwiftOptions, prefix: String
  ) {
    self.constants = constants
    self.namespaces = namespaces
    documentation = SwiftDocumentation(input.themes, first, options.appearances)
    self.themes = themes
    let access = options.access.modifier
    self.access = access
    self.prefix = prefix
    themeType = themes.isEmpty ? nil : "\(prefix)ThemeName"
    largestFile = options.isSplit ? 2000 : nil
  }

  private var hasThemes: Bool { !themes.isEmpty }

  /// Opens a root's type for some of its members.
  mutating func open(root scope: Int, _ members: Range<Int>) {
    let root = namespaces.scopes[scope]
    let isValue = isValue(scope)
    output.write("\n/// \(Self.summary(root.root))\n")
    output.write(
      "\(access)nonisolated \(isValue ? "struct" : "enum") \(namespaces.typeName(scope))")
    output.write(hasThemes ? ": Hashable, Sendable {\n" : isValue ? ": Sendable {\n" : " {\n")
    if hasThemes { writeThemeMembers() }
    if root.root == .designSystem { writeShared(namespaces.typeName(scope)) }
    let isEmpty = !hasThemes && root.root != .designSystem
    push(OpenType(scope: scope, members: members, level: 1, isEmpty: isEmpty))
  }

  /// Opens an extension in a separate file for some of a scope's members.
  mutating func open(extension scope: Int, _ members: Range<Int>) {
    output.write("\nnonisolated extension \(namespaces.fullName(scope)) {\n")
    push(OpenType(scope: scope, members: members, level: 1, isEmpty: true))
  }

  private mutating func push(_ type: OpenType) {
    open.append(type)
    while fragments.count <= type.level {
      fragments.append(
        SwiftFragments(
          level: max(1, fragments.count), access: access, isStatic: fragments.isEmpty,
          themeType: themeType))
    }
  }

  /// Writes the next member of the innermost open type, or closes it.
  ///
  /// - Returns: false if no type is open.
  mutating func writeNext() -> Bool {
    guard let type = open.last else { return false }
    guard let index = type.members.first else {
      open.removeLast()
      if type.level == 1 {
        output.write("}\n")
      } else {
        output.write(fragments[type.level - 1].end)
      }
      if type.isForwarded {
        writeForwarding(SwiftMember(.scope(type.scope), name: namespaces.scopes[type.scope].name))
      }
      return true
    }
    open[open.count - 1].members.removeFirst()
    open[open.count - 1].isEmpty = false
    if !type.isEmpty { output.write(UInt8(ascii: "\n")) }
    write(namespaces.scopes[type.scope].members[index], of: type.scope, at: type.level)
    return true
  }

  /// Whether a scope's type has instances, from which the constants are read.
  private func isValue(_ scope: Int) -> Bool {
    let scope = namespaces.scopes[scope]
    return hasThemes || scope.parent != nil || scope.root == .designSystem
  }

  private static func summary(_ root: SwiftRoot) -> String {
    switch root {
    case .theme: "The theme's colors, and what else it may change."
    case .designSystem: "The measures and text styles of the design system."
    case .primitives: "The values that the theme is made of."
    case .tokens: "The design tokens."
    }
  }

  private mutating func writeThemeMembers() {
    output.write("  let _theme: \(prefix)ThemeName\n\n")
    output.write("  /// The values of a theme.\n")
    output.write("  \(access)init(_ theme: \(prefix)ThemeName) {\n    _theme = theme\n  }\n")
  }

  private mutating func writeShared(_ type: String) {
    let value = hasThemes ? "\(type)(.\(themes[0]))" : "\(type)()"
    if hasThemes { output.write("\n") }
    output.write("  /// The one that is used everywhere.\n")
    output.write("  \(access)static var shared: \(type) { \(value) }\n")
  }
}

// Members.
extension SwiftWriter {
  private mutating func write(
    _ member: SwiftMember, of scope: Int, at level: Int
  ) {
    let isStatic = !isValue(scope)
    let outer = namespaces.scopes[scope]
    let isForwarded = hasThemes && outer.parent == nil && outer.root != .designSystem
    switch member.item {
    case .constant(let index):
      write(constant: index, member.name, level, isStatic ? 0 : level)
    case .scope(let child):
      write(scope: child, isStatic ? 0 : level)
      guard isOutlined(child) else {
        push(
          OpenType(
            scope: child, members: namespaces.scopes[child].members.indices, level: level + 1,
            isEmpty: !hasThemes, isForwarded: isForwarded))
        return
      }
      outlined.append(child)
    }
    if isForwarded { writeForwarding(member) }
  }

  /// `form` is the index of the fragments.
  private mutating func write(constant index: Int, _ name: Int, _ level: Int, _ form: Int) {
    let constant = constants.list[index]
    writeDocumentation(of: index, form)
    output.write(fragments[form].constant)
    namespaces.names.write(declared: name, into: &output)
    let text = constants.text(of: constant.value)
    if hasThemes {
      let texts = [text] + constants.others(of: index).map { constants.text(of: $0) }
      guard texts.allSatisfy({ $0 == text }) else {
        output.write(": \(typeName(of: constant)) {\n")
        return writeSwitch(texts, level)
      }
    }
    if lastHead.type != constant.type || lastHead.hasModes != constant.hasModes {
      let text = Array(": \(typeName(of: constant)) { ".utf8)
      lastHead = (constant.type, constant.hasModes, text)
    }
    output.write(lastHead.text)
    output.write(text)
    output.write(Self.closing)
  }

  private static let closing = Array(" }\n".utf8)

  private mutating func writeDocumentation(of constant: Int, _ form: Int) {
    let token = constants.list[constant].value.token
    let others = hasThemes ? constants.others(of: constant).map(\.token) : []
    documentation.write(token, others, lead: fragments[form].comment, into: &output)
  }

  private func typeName(of constant: SwiftConstant) -> String {
    let name = constant.type.text(prefix)
    return constant.hasModes ? "\(prefix)TokenModes<\(name)>" : name
  }

  /// Writes a value for each theme; themes with the same value share a case.
  private mutating func writeSwitch(_ texts: [ArraySlice<UInt8>], _ level: Int) {
    output.indent(2 * level + 2)
    output.write("switch _theme {\n")
    for index in texts.indices where texts.firstIndex(of: texts[index]) == index {
      let same = texts.indices.filter { texts[$0] == texts[index] }
      output.indent(2 * level + 2)
      output.write("case \(same.map { ".\(themes[$0])" }.joined(separator: ", ")): ")
      output.write(texts[index])
      output.write(UInt8(ascii: "\n"))
    }
    output.indent(2 * level + 2)
    output.write("}\n")
    output.indent(2 * level)
    output.write("}\n")
  }

  private mutating func write(scope: Int, _ form: Int) {
    output.write(fragments[form].groupComment)
    documentation.write(group: namespaces.scopes[scope].path, into: &output)
    output.write(fragments[form].group)
    namespaces.names.write(declared: namespaces.scopes[scope].name, into: &output)
    let type = namespaces.typeNames[namespaces.scopes[scope].typeName]
    output.write(Self.isType)
    output.write(type)
    output.write(Self.opening)
    output.write(type)
    output.write(fragments[form].type)
    output.write(type)
    output.write(isOutlined(scope) ? fragments[form].emptyBody : fragments[form].body)
  }

  private static let isType = Array(": ".utf8)
  private static let opening = Array(" { ".utf8)

  /// Whether a scope's members go into separate files: those of top groups, and of groups that
  /// would make their file too large.
  private func isOutlined(_ index: Int) -> Bool {
    guard let largestFile, let parent = namespaces.scopes[index].parent else { return false }
    return namespaces.scopes[parent].parent == nil || namespaces.scopes[index].count > largestFile
  }

  /// Writes a static member that returns the same member of the first theme.
  private mutating func writeForwarding(_ member: SwiftMember) {
    output.write(UInt8(ascii: "\n"))
    let type: String
    switch member.item {
    case .constant(let index):
      writeDocumentation(of: index, 1)
      output.write(fragments[0].constant)
      type = typeName(of: constants.list[index])
    case .scope(let index):
      output.write(fragments[0].groupComment)
      documentation.write(group: namespaces.scopes[index].path, into: &output)
      output.write(fragments[0].group)
      type = namespaces.typeName(index)
    }
    namespaces.names.write(declared: member.name, into: &output)
    output.write(": \(type) { Self(.\(themes[0])).\(namespaces.names.text(member.name)) }\n")
  }

  /// The members of a scope in parts that each fit into a file.
  func parts(of scope: Int) -> [Range<Int>] {
    let members = namespaces.scopes[scope].members
    let largest = largestFile ?? Int.max
    var parts: [Range<Int>] = []
    var start = 0
    var count = 0
    for (index, member) in members.enumerated() {
      var size = 1
      if let child = member.scope, !isOutlined(child) {
        size = namespaces.scopes[child].count
      }
      if count + size > largest, index > start {
        parts.append(start..<index)
        start = index
        count = 0
      }
      count += size
    }
    parts.append(start..<members.count)
    return parts
  }
}
