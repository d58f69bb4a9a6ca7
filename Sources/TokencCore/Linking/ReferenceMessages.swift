import TokencText
import TokencDiagnostics
import TokencJSON

extension Diagnostic {
  static func unresolved(
    _ text: String, nearest: TokenID?, at place: Place, _ set: TokenSet
  ) -> Diagnostic {
    // A pointer is not spelled like a path.
    let isPath = "{<".utf8.contains(
      set.trees[place.file.index].bytes[place.range.bounds.lowerBound])
    return Diagnostic(
      .error, .unresolvedReference, "no token named '\(text)'", at: place,
      help: nearest.map { Suggestion.didYouMean(set.pathText($0), insteadOf: text) },
      helpPlace: nearest.map { set.keyPlace(set.tokens[$0.index].definition) },
      fixes: nearest.flatMap { isPath ? $0 : nil }.map {
        [.name(set.pathText($0), insteadOf: place.inside())]
      } ?? [])
  }

  static func malformed(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, .malformedReference, "this '{' does not begin a reference", at: place,
      help: "a reference is '{group.token}'; write '\\\\{' in JSON for a brace that is text")
  }

  static func malformedPointer(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, .malformedReference, "this is not a pointer into the same document", at: place,
      help: "a pointer is '#/group/token', with '~1' for '/' and '~0' for '~'")
  }

  static func noSuchPart(
    _ name: String, of token: TokenID, _ reference: Reference, _ set: TokenSet
  ) -> Diagnostic {
    let place = set.place(of: reference)
    let written = set.trees[place.file.index].bytes[place.range.bounds].dropFirst().dropLast()
    return Diagnostic(
      .error, .unresolvedReference,
      "no token named '\(String(decoding: written, as: UTF8.self))', and the value of "
        + "'\(set.pathText(token))' has no '\(name)'", at: place,
      notes: [Note("the token is here", at: set.keyPlace(set.tokens[token.index].definition))])
  }

  /// In DTCG 2025.10 a reference is always a whole string (Format module, section 7).
  static func embedded(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, .malformedReference, "DTCG has no references inside text", at: place,
      help: "make the reference the whole string")
  }

  static func trimmedReference(to token: TokenID, at place: Place, _ set: TokenSet) -> Diagnostic {
    Diagnostic(
      .warning, .malformedReference,
      "blanks inside the braces; no token has them in its name, so '\(set.pathText(token))' is meant",
      at: place, help: "write '{\(set.pathText(token))}'",
      fixes: [.name(set.pathText(token), insteadOf: place.inside())])
  }

  static func referenceToGroup(_ path: PathID, at place: Place, _ set: TokenSet) -> Diagnostic {
    let text = set.pathText(path)
    let help: String?
    var fixes: [Fix] = []
    if let root = set.names.find("$root"),
      let child = set.paths.child(of: path, named: root, set.names), set.paths[child].token != nil
    {
      help = "did you mean '{\(text).$root}'?"
      let written = set.trees[place.file.index].bytes[place.range.bounds]
      if written.first == UInt8(ascii: "{"), written.last == UInt8(ascii: "}") {
        fixes = [.name("\(text).$root", insteadOf: place.inside())]
      }
    } else {
      let inside = tokens(in: path, set)
      help = inside.isEmpty ? nil : "it contains \(inside.joined(separator: ", "))"
    }
    return Diagnostic(
      .error, .referenceToGroup, "'\(text)' is a group, not a token", at: place, help: help,
      fixes: fixes)
  }

  /// Some tokens of a group, in source order, then the number of the others.
  private static func tokens(in path: PathID, _ set: TokenSet) -> [String] {
    guard let group = set.paths[path].group else { return [] }
    let tree = set.trees[group.file.index]
    var found: [String] = []
    // A few members are enough; a group may have 100,000.
    for child in tree.children(of: Int(group.node)).prefix(50) {
      guard let inner = set.paths.child(of: path, named: tree.nodes[child].name, set.names) else {
        continue
      }
      if set.paths[inner].token != nil {
        found.append("'\(set.pathText(inner))'")
      } else if set.paths[inner].group != nil {
        found.append("the group '\(set.pathText(inner))'")
      }
      if found.count == 3 { return found + ["…"] }
    }
    return found
  }
}
