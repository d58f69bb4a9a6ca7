import TokencText
import TokencDiagnostics
import TokencJSON

/// Checks for faults between the layers of a stack whose files are each valid.
struct LayerChecks {
  /// Runs all checks; tokens whose path is taken by another spelling are hidden.
  ///
  /// - Returns: the tokens by full path text, if names contain dots.
  static func run(
    _ loaded: inout LoadedTokens, isExact: Bool, _ log: inout DiagnosticLog
  ) -> TextMap<TokenID> {
    reportConflicts(loaded.set, loaded.facts, &log)
    let spellings = loaded.set.hasDottedNames ? checkSpellings(&loaded.set, &log) : TextMap()
    reportUnknownTokens(loaded.set, loaded.facts, &log)
    if !isExact { reportEmptyThemes(loaded.set, loaded.facts, &log) }
    return spellings
  }

  /// Reports a token where another layer, or another set of the same file, has a group.
  ///
  /// If one object has both, the loader has reported it.
  private static func reportConflicts(
    _ set: TokenSet, _ facts: LoadingFacts, _ log: inout DiagnosticLog
  ) {
    for node in set.paths.nodes {
      guard let token = node.token, let group = node.group else { continue }
      let definitions = set.definitions(of: token)
      let isTogether = definitions.contains { isOfOneObject(set.definitions[$0.index], group, set) }
      guard !isTogether, let first = definitions.last else { continue }
      let path = set.pathText(token)
      let definition = set.definitions[first.index]
      let layer = facts.layer(of: definition.file)
      let isGroupLater =
        definition.file == group.file
        ? definition.node < group.node : layer < facts.layer(of: group.file)
      let other = definition.file == group.file ? "another set" : "an earlier layer"
      let places = [set.keyPlace(first), set.keyPlace(group)]
      log.report(
        Diagnostic(
          .error, .tokenGroupConflict,
          isGroupLater
            ? "'\(path)' is a token in \(other) and a group here"
            : "'\(path)' is a group in \(other) and a token here",
          at: isGroupLater ? places[1] : places[0],
          notes: [
            .init(
              isGroupLater ? "the token is here" : "the group is here",
              at: isGroupLater ? places[0] : places[1])
          ]))
    }
  }

  /// Whether a token and a group of one path are in one object, or in objects of one name beside
  /// each other, rather than in two layers or sets.
  private static func isOfOneObject(
    _ token: Definition, _ group: Definition.Place, _ set: TokenSet
  ) -> Bool {
    guard token.file == group.file else { return false }
    let tree = set.trees[token.file.index]
    let parents = [token.node, group.node].map { tree.ancestors(of: Int($0)).last }
    return parents[0] == parents[1] || token.node == group.node
  }

  /// Names may contain dots, so a path may have several spellings.
  private static func checkSpellings(
    _ set: inout TokenSet, _ log: inout DiagnosticLog
  ) -> TextMap<TokenID> {
    var spellings = TextMap<TokenID>()
    var groups = TextMap<PathID>()
    var text: [UInt8] = []
    for index in set.paths.nodes.indices where set.paths.nodes[index].group != nil {
      set.write(PathID(index), into: &text)
      groups[text] = PathID(index)
    }
    for index in set.tokens.indices where !set.tokens[index].isHidden {
      let token = TokenID(index)
      set.write(set.tokens[index].path, into: &text)
      if let path = groups[text] { reportGroupSpelling(token, path, set, &log) }
      let winner = spellings[text].map { hideAmbiguous($0, token, &set, &log) }
      spellings[text] = winner ?? token
    }
    return spellings
  }

  /// Reports a token whose name contains dots and has the path of a group: `"a": {"b": {…}}` and
  /// `"a.b": …`.
  private static func reportGroupSpelling(
    _ token: TokenID, _ path: PathID, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    guard path != set.tokens[token.index].path, let group = set.paths[path].group else { return }
    log.report(
      Diagnostic(
        .error, .ambiguousPath,
        "'\(set.pathText(path))' is the path of this token and, in another spelling, of a group",
        at: set.keyPlace(set.tokens[token.index].definition),
        notes: [.init("the group is here", at: set.keyPlace(group))]))
  }

  /// Handles two spellings of one path: `"space": {"0.25": …}` and `"space": {"0": {"25": …}}`.
  ///
  /// - Returns: the token that stays.
  private static func hideAmbiguous(
    _ other: TokenID, _ token: TokenID, _ set: inout TokenSet, _ log: inout DiagnosticLog
  ) -> TokenID {
    let depths = [other, token].map { set.paths.names(to: set.tokens[$0.index].path).count }
    let loser = depths[0] < depths[1] ? other : token
    let winner = loser == other ? token : other
    set.tokens[loser.index].isHidden = true
    set.paths[set.tokens[loser.index].path].token = nil
    log.report(
      Diagnostic(
        .error, .ambiguousPath,
        "the path '\(set.pathText(token))' is spelled in two ways; the nested one is used",
        at: set.keyPlace(set.tokens[loser.index].definition),
        notes: [
          .init("the nested one is here", at: set.keyPlace(set.tokens[winner.index].definition))
        ]))
    return winner
  }

  /// Reports tokens of themes that the defaults do not have.
  private static func reportUnknownTokens(
    _ set: TokenSet, _ facts: LoadingFacts, _ log: inout DiagnosticLog
  ) {
    guard set.files.contains(where: { $0.role != .theme }) else { return }
    var unknown = [[DefinitionID]](repeating: [], count: set.files.count)
    let isOfDefaults = set.tokens.indices.map { self.isOfDefaults(TokenID($0), set) }
    let units = units(of: set.files)
    var isKnown = [Bool](repeating: false, count: set.files.count)
    for index in set.definitions.indices {
      let definition = set.definitions[index]
      guard set.files[definition.file.index].role == .theme else { continue }
      // A file and the sources it names are one unit, and so is a folder of sets.
      let layer = units[facts.layer(of: definition.file).index]
      if isOfDefaults[definition.token.index] { isKnown[layer] = true }
      if definition.previous == nil, !set.tokens[definition.token.index].isHidden,
        !isInConflict(definition.token, set)
      {
        unknown[layer].append(DefinitionID(index))
      }
    }
    var suggestions = Suggestions(set) { token in
      isOfDefaults[token.index]
    }
    for file in set.files.indices {
      // The sets of one file define a token repeatedly; it is reported once.
      if !isKnown[file], unknown[file].count > 1 {
        log.report(.foreignFile(FileID(file), unknown[file].count, set))
        continue
      }
      for definition in unknown[file] {
        log.report(.unknownToken(definition, set, &suggestions))
      }
    }
  }

  /// For each file the first file of its unit; a folder of sets is one unit.
  private static func units(of files: [SourceFile]) -> [Int] {
    var first: [Int: Int] = [:]
    return files.enumerated().map { index, file in
      guard let folder = file.member?.folder else { return index }
      if let unit = first[folder] { return unit }
      first[folder] = index
      return index
    }
  }

  /// Whether the lowest definition of a token is in the defaults.
  private static func isOfDefaults(_ token: TokenID, _ set: TokenSet) -> Bool {
    var definition = set.definitions[set.tokens[token.index].definition.index]
    while let previous = definition.previous { definition = set.definitions[previous.index] }
    return set.files[definition.file.index].role != .theme
  }

  /// Whether a token conflicts with a group at its path or with a token above it, which was
  /// reported.
  private static func isInConflict(_ token: TokenID, _ set: TokenSet) -> Bool {
    var path = set.tokens[token.index].path
    if set.paths[path].group != nil { return true }
    while path != .root {
      path = set.paths[path].parent
      if set.paths[path].token != nil { return true }
    }
    return false
  }

  private static func reportEmptyThemes(
    _ set: TokenSet, _ facts: LoadingFacts, _ log: inout DiagnosticLog
  ) {
    // A set of a folder may be empty or not selected.
    var isEmpty = set.files.map { $0.role == .theme && $0.member == nil }
    for definition in set.definitions { isEmpty[definition.file.index] = false }
    let hasPlainValues = set.spellings.contains(.value)
    for file in set.files.indices where isEmpty[file] {
      // Which of its sources apply depends on a document's inputs.
      if !facts.layerOfFile.isEmpty, facts.isComposed(FileID(file)) { continue }
      // A file of plain values beside others exists to be referred to.
      if hasPlainValues, set.spellings[file] == .plain { continue }
      // A file that could not be read has its own error.
      guard set.trees[file].bytes == set.files[file].bytes, !facts.refused.contains(FileID(file))
      else { continue }
      log.report(
        Diagnostic(
          .warning, .invalidRoot, "the file contains no token",
          at: Diagnostic.Place(FileID(file), set.trees[file].nodes[0].range)))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownToken(
    _ id: DefinitionID, _ set: TokenSet, _ suggestions: inout Suggestions
  ) -> Diagnostic {
    let path = set.pathText(set.definitions[id.index].token)
    let nearest = suggestions.nearest(to: path)
    return Diagnostic(
      .warning, .unknownToken, "the defaults have no token '\(path)'", at: set.keyPlace(id),
      help: nearest.map { Suggestion.didYouMean(set.pathText($0), insteadOf: path) },
      helpPlace: nearest.map { set.keyPlace(set.tokens[$0.index].definition) },
      fixes: nearest.flatMap { rename(id, to: $0, set) }.map { [$0] } ?? [])
  }

  /// The edit of a token's key to that of another token; nil where more than the key differs, or the
  /// file has the other token too.
  private static func rename(_ id: DefinitionID, to other: TokenID, _ set: TokenSet) -> Fix? {
    let definition = set.definitions[id.index]
    let path = set.tokens[definition.token.index].path
    let wanted = set.tokens[other.index].path
    let tree = set.trees[definition.file.index]
    let node = Int(definition.node)
    guard set.paths[path].parent == set.paths[wanted].parent,
      tree.nodes[node].name == set.paths[path].name,
      !set.definitions.contains(where: { $0.token == other && $0.file == definition.file })
    else { return nil }
    let key = Place(definition.file, tree.nameRange(of: node))
    let isQuoted = "\"'".utf8.contains(tree.bytes[key.range.bounds.lowerBound])
    return .name(
      set.names.text(set.paths[wanted].name), insteadOf: isQuoted ? key.inside() : key)
  }

  fileprivate static func foreignFile(_ file: FileID, _ count: Int, _ set: TokenSet) -> Diagnostic {
    let root = set.trees[file.index].nodes[0].range
    return Diagnostic(
      .warning, .unknownToken,
      "none of the \(count) tokens of \(set.files[file.index].path) is in the defaults",
      at: Place(file, SourceRange(Int(root.lowerBound), Int(root.lowerBound) + 1)),
      help: "'--no-defaults' reads the file alone")
  }
}
