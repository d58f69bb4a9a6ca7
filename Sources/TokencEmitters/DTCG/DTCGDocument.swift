import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// One mode of the tokens as a DTCG 2025.10 document.
struct DTCGDocument {
  private let theme: ThemeTokens
  private let keepsAliases: Bool
  private var values: [TokenID: LiteralValue] = [:]
  private let tree: TokenTree
  private var set: TokenSet { theme.resolved.set }

  /// Reads the values; those that DTCG cannot express are added to `refusals` and omitted.
  init(
    _ theme: ThemeTokens, _ mode: ModeID, keepsAliases: Bool,
    _ refusals: inout UnrepresentableValues
  ) {
    self.theme = theme
    self.keepsAliases = keepsAliases
    let set = theme.resolved.set
    var tokens: [TokenID] = []
    for token in theme.selection.tokens
    where theme.resolved.isResolved(token, in: mode) {
      if let reason = Self.objection(to: token, theme.resolved) {
        refusals.add(reason, token, theme)
        continue
      }
      do throws(UnreadableValue) {
        values[token] = try theme.resolved.literalValue(of: token, in: mode)
        tokens.append(token)
      } catch {
        refusals.add(error, token, theme)
      }
    }
    tree = TokenTree(tokens, set)
    let doubles = tokens.filter { token in
      let path = set.tokens[token.index].path
      return set.names.text(set.paths[path].name) == "$root"
        && tree.token(at: set.paths[path].parent) != nil
    }
    for token in doubles {
      refusals.add("has the name that the token above it takes in DTCG 2025.10", token, theme)
      values[token] = nil
    }
  }

  /// Why DTCG cannot express a token, whatever its value.
  private static func objection(to token: TokenID, _ resolved: ResolvedTokens) -> String? {
    let set = resolved.set
    guard let type = resolved.tokenType(token) else {
      return "has no type, which DTCG 2025.10 requires of every token"
    }
    guard type.isDTCG else {
      return "has the type '\(type.name(in: set.names))', which is not a type of DTCG 2025.10"
    }
    let names = set.paths.names(to: set.tokens[token.index].path).map { set.names.text($0) }
    for (index, name) in names.enumerated() {
      let isPlain = !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) }
      if isPlain || (name == "$root" && index == names.count - 1) { continue }
      return name.isEmpty
        ? "has an empty name, which DTCG 2025.10 does not allow"
        : "has the name '\(name)', which DTCG 2025.10 does not allow: a name begins with no '$', "
          + "and holds no '.', '{' or '}'"
    }
    return nil
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writeGroup(.root, into: &writer)
    writer.output.write(UInt8(ascii: "\n"))
    return writer.output.bytes
  }

  /// Writes a group; recursion follows the nesting of the source.
  private func writeGroup(_ path: PathID, into writer: inout JSONWriter) {
    writer.beginObject()
    // A token with children is the root token of its group.
    if let token = tree.token(at: path), !tree.children(of: path).isEmpty {
      writer.key("$root")
      write(token, into: &writer)
    }
    for child in tree.children(of: path) {
      if !tree.children(of: child).isEmpty {
        writer.key(set.names[set.paths[child].name])
        writeGroup(child, into: &writer)
      } else if let token = tree.token(at: child), values[token] != nil {
        writer.key(set.names[set.paths[child].name])
        write(token, into: &writer)
      }
    }
    writer.endObject()
  }

  private func write(_ token: TokenID, into writer: inout JSONWriter) {
    writer.beginObject()
    if let type = theme.resolved.tokenType(token) {
      writer.key("$type")
      writer.value(type.name(in: set.names))
    }
    if let value = values[token] {
      writer.key("$value")
      write(value, into: &writer)
    }
    if let description = theme.resolved.description(of: token) {
      writer.key("$description")
      writer.value(description)
    }
    if let deprecation = theme.resolved.deprecation(of: token) {
      writer.key("$deprecated")
      if let reason = deprecation {
        writer.value(reason)
      } else {
        writer.value(literal: Array("true".utf8))
      }
    }
    writer.endObject()
  }

  /// Writes a value; recursion follows the parts of DTCG's types, which nest three deep.
  private func write(_ value: LiteralValue, into writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.value(text)
    case .literal(let text): writer.value(literal: text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { write(element, into: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        write(member.value, into: &writer)
      }
      writer.endObject()
    case .alias(let target, let value):
      // A document can only refer to its own tokens.
      if keepsAliases, values[target] != nil {
        writer.value("{\(reference(to: target))}")
      } else {
        write(value, into: &writer)
      }
    }
  }

  /// The path of a token in the document.
  private func reference(to token: TokenID) -> String {
    let path = set.tokens[token.index].path
    return set.pathText(path) + (tree.children(of: path).isEmpty ? "" : ".$root")
  }
}
