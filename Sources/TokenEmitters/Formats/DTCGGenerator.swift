import DesignTokens
import JSON

extension Generator {
  /// Token files of the W3C's community group.
  static let dtcg = Generator(
    name: "dtcg", summary: "a DTCG 2025.10 document for each mode", isFolder: true, ownership: .none
  ) { input, options, log in
    guard let theme = input.themes.first else { return [] }
    var refusals = UnrepresentableValues(format: "DTCG 2025.10")
    var files: [GeneratedFile] = []
    for mode in theme.selection.modes {
      let document = DTCGDocument(theme, mode, &refusals)
      let name = theme.resolved.set.modes[mode.index]
      files.append(GeneratedFile(path: "\(name).tokens.json", bytes: document.bytes))
    }
    if options.unrepresentable == .error { refusals.report(&log) }
    return files
  }
}

/// One mode of the tokens as a document, every value spelled out.
private struct DTCGDocument {
  private let theme: ThemeTokens
  private let mode: ModeID
  private var values: [TokenID: TypedValue] = [:]
  private let tree: TokenTree

  init(_ theme: ThemeTokens, _ mode: ModeID, _ refusals: inout UnrepresentableValues) {
    self.theme = theme
    self.mode = mode
    let set = theme.resolved.set
    var tokens: [TokenID] = []
    for token in theme.selection.tokens {
      do throws(UnreadableValue) {
        guard let value = try theme.resolved.typedValue(of: token, in: mode) else { continue }
        guard set.tokens[token.index].type?.isStandard == true else {
          refusals.add("has no type that DTCG 2025.10 knows", token, theme)
          continue
        }
        if let reason = Self.objection(to: value) ?? Self.objection(toPathOf: token, set) {
          refusals.add(reason, token, theme)
          continue
        }
        values[token] = value
        tokens.append(token)
      } catch {
        refusals.add(error, token, theme)
      }
    }
    tree = TokenTree(tokens, set)
  }

  /// Why a value that is read here is none for DTCG.
  private static func objection(to value: TypedValue) -> String? {
    guard case .typography(let typography) = value else { return nil }
    let isWhole =
      typography.weight != nil && typography.letterSpacing != nil && typography.lineHeight != nil
    return isWhole ? nil : "lacks parts that DTCG 2025.10 wants of a text style"
  }

  private static func objection(toPathOf token: TokenID, _ set: TokenSet) -> String? {
    let names = set.paths.names(to: set.tokens[token.index].path).map { set.names.text($0) }
    let isValid = names.allSatisfy { name in
      let isPlain = !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) }
      return isPlain || name == "$root"
    }
    return isValid ? nil : "has a name that DTCG 2025.10 does not allow"
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writeGroup(.root, into: &writer)
    writer.output.write(UInt8(ascii: "\n"))
    return writer.output.bytes
  }

  private func writeGroup(_ path: PathID, into writer: inout JSONWriter) {
    writer.beginObject()
    for child in tree.children(of: path) {
      let hasChildren = !tree.children(of: child).isEmpty
      writer.key(theme.resolved.set.names[theme.resolved.set.paths[child].name])
      if hasChildren {
        writeGroup(child, into: &writer)
      } else if let token = tree.token(at: child) {
        write(token, into: &writer)
      }
    }
    // A token that holds others is the root of their group.
    if let token = tree.token(at: path), !tree.children(of: path).isEmpty {
      writer.key("$root")
      write(token, into: &writer)
    }
    writer.endObject()
  }

  private func write(_ token: TokenID, into writer: inout JSONWriter) {
    let set = theme.resolved.set
    writer.beginObject()
    if let type = set.tokens[token.index].type {
      writer.key("$type")
      writer.value(type.name(in: set.names))
    }
    if let value = values[token] {
      writer.key("$value")
      DTCGText.write(value, into: &writer)
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
}
