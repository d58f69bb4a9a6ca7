import DesignTokens
import JSON

extension Emitter {
  /// Swift source: groups are nested namespaces, tokens typed constants.
  static let swift = Emitter(
    name: "swift", summary: "Swift source: nested namespaces of typed constants"
  ) { resolved, options, output, log in
    var emitter = SwiftEmitter(resolved, options)
    emitter.emit(&log)
    output.write(emitter.output.bytes)
  }
}

/// A first version: it says colours, numbers, dimensions, durations, texts and booleans, and names
/// in a comment what it leaves out.
private struct SwiftEmitter {
  /// A namespace, in the order its members first appear.
  struct Namespace {
    var name = ""
    var groups: [Int] = []
    var tokens: [TokenID] = []
  }

  let resolved: ResolvedTokens
  let options: EmitterOptions
  var output = OutputBuffer()
  private var namespaces = [Namespace(name: "Tokens")]
  private var indices: [PathID: Int] = [.root: 0]
  private var skipped: [TokenID] = []

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.resolved = resolved
    self.options = options
  }

  mutating func emit(_ log: inout DiagnosticLog) {
    for token in options.selection.tokens where resolved.isResolvedAnywhere(token) {
      let parent = resolved.set.paths[resolved.set.tokens[token.index].path].parent
      namespaces[namespace(parent)].tokens.append(token)
    }
    output.write("// Written by tokenc; edits are lost.\n\n")
    output.write(SwiftSupport.source)
    emitNamespace(0, 0, &log)
    guard !skipped.isEmpty else { return }
    output.write("\n// Not said in Swift:\n")
    for token in skipped {
      output.write("// ")
      output.write(SwiftIdentifier.comment(resolved.set.pathText(token)))
      output.write("\n")
    }
  }

  /// The namespace of a group, made with its parents when it is new.
  private mutating func namespace(_ path: PathID) -> Int {
    if let index = indices[path] { return index }
    let parent = namespace(resolved.set.paths[path].parent)
    let index = namespaces.count
    let name = resolved.set.names.text(resolved.set.paths[path].name)
    namespaces.append(Namespace(name: name))
    namespaces[parent].groups.append(index)
    indices[path] = index
    return index
  }

  private mutating func emitNamespace(_ index: Int, _ level: Int, _ log: inout DiagnosticLog) {
    let namespace = namespaces[index]
    var taken: [String: TokenID?] = [:]
    indent(level)
    let isRoot = index == 0
    output.write("public enum \(isRoot ? "Tokens" : SwiftIdentifier.type(namespace.name)) {\n")
    for group in namespace.groups {
      let name = SwiftIdentifier.type(namespaces[group].name)
      if taken.updateValue(nil, forKey: name) != nil {
        let token = firstToken(in: group)
        report("two groups are called '\(name)' in Swift", token, &log)
        continue
      }
      emitNamespace(group, level + 1, &log)
    }
    for token in namespace.tokens {
      let last = resolved.set.paths[resolved.set.tokens[token.index].path].name
      let name = SwiftIdentifier.constant(resolved.set.names.text(last))
      if taken.updateValue(token, forKey: name) != nil {
        report("two tokens are called '\(name)' in Swift", token, &log)
        continue
      }
      emitConstant(token, name, level + 1)
    }
    indent(level)
    output.write("}\n")
  }

  private func firstToken(in namespace: Int) -> TokenID? {
    namespaces[namespace].tokens.first
      ?? namespaces[namespace].groups.lazy
      .compactMap { firstToken(in: $0) }.first
  }

  private func report(_ message: String, _ token: TokenID?, _ log: inout DiagnosticLog) {
    guard let token else { return }
    log.report(
      Diagnostic(
        .error, .nameCollision, message,
        at: resolved.set.keyPlace(resolved.set.tokens[token.index].definition)))
  }

  private mutating func emitConstant(_ token: TokenID, _ name: String, _ level: Int) {
    let values = options.selection.modes.compactMap { literal(token, $0) }
    guard let first = values.first, values.count == options.selection.modes.count,
      values.allSatisfy({ $0.type == first.type })
    else {
      skipped.append(token)
      return
    }
    indent(level)
    output.write("/// `\(SwiftIdentifier.comment(resolved.set.pathText(token)))`\n")
    indent(level)
    let isSame = values.allSatisfy { $0.text == first.text }
    if isSame {
      output.write("public static var \(name): \(first.type) { \(first.text) }\n")
    } else {
      output.write("public static var \(name): Modes<\(first.type)> { Modes(")
      for (index, mode) in options.selection.modes.enumerated() {
        if index > 0 { output.write(", ") }
        output.write("\(resolved.set.modes[mode.index]): \(values[index].text)")
      }
      output.write(") }\n")
    }
  }

  /// A value as a Swift expression with its type; nil where this version has none.
  private func literal(_ token: TokenID, _ mode: ModeID) -> (type: String, text: String)? {
    var value = OutputBuffer()
    guard let scalar = resolved.writePlain(token, in: mode, into: &value) else { return nil }
    let text = value.text
    switch resolved.set.tokens[token.index].type {
    case .color?:
      guard case .color(let color) = Color.read(value.bytes[...]), let bytes = color.bytes else {
        return nil
      }
      return (
        "TokenColor",
        "TokenColor(red: \(bytes.red), green: \(bytes.green), blue: \(bytes.blue), "
          + "alpha: \(bytes.alpha))"
      )
    case .number?:
      guard scalar == .literal, let number = Double(text) else { return nil }
      return ("Double", "\(number)")
    case .dimension? where text.hasSuffix("px"):
      return Double(text.dropLast(2)).map { ("Double", "\($0)") }
    case .boolean?: return scalar == .literal ? ("Bool", text) : nil
    case .string?, .fontFamily?:
      return scalar == .string ? ("String", SwiftIdentifier.literal(text)) : nil
    default: return nil
    }
  }

  private mutating func indent(_ level: Int) {
    output.indent(2 * level)
  }
}

/// What the constants need beside Swift itself.
private enum SwiftSupport {
  static let source = """
    /// A colour in sRGB, each part from 0 to 255.
    public struct TokenColor: Hashable, Sendable {
      public var red, green, blue, alpha: UInt8

      public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
    }

    /// One value for light and one for dark.
    public struct Modes<Value: Hashable & Sendable>: Hashable, Sendable {
      public var light, dark: Value

      public init(light: Value, dark: Value) {
        self.light = light
        self.dark = dark
      }
    }


    """
}
