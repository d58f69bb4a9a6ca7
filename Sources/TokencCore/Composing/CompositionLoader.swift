import TokencText
import TokencDiagnostics
import TokencJSON

/// Merges the sources of a composition: the last definition of a token wins, metadata included, and
/// group properties apply to all tokens inside, whichever source they come from (Resolver module,
/// section on resolution logic).
struct CompositionLoader {
  /// Adds the tokens of all sources.
  ///
  /// - Parameters:
  ///   - sources: the lowest first.
  ///   - composition: the file that names them; together they are its layer.
  ///   - loaded: receives the tokens, after the layers below.
  ///   - log: receives the findings, those about a source once.
  ///   - loader: reads a file.
  static func load(
    _ sources: [Composition.Source], of composition: FileID, into loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog, _ loader: (FileID) -> TokenLoader
  ) {
    let first = loaded.set.definitions.count
    loaded.facts.group = GroupFacts()
    var tally = Tally()
    var known: Set<Definition.Place> = []
    // The first definition of each source.
    var starts: [Int] = []
    for source in sources {
      starts.append(loaded.set.definitions.count)
      for part in source.parts {
        var loader = loader(part.place.file)
        loader.composition = composition
        if known.insert(part.place).inserted {
          loader.tally = tally
          loader.load(part, into: &loaded, &log)
          tally = loader.tally
        } else {
          // The same findings would be reported again.
          var unheard = DiagnosticLog()
          loader.load(part, into: &loaded, &unheard)
        }
      }
    }
    tally.flush(into: &log)
    var replacement = GroupReplacement(loaded, starts: starts)
    replacement.run(&loaded, &log)
    applyGroups(&loaded, firstDefinition: first)
    loaded.facts.group = GroupFacts()
  }

  /// Gives each token the deprecation of the nearest group; the type comes from the groups once all
  /// layers are read.
  private static func applyGroups(_ loaded: inout LoadedTokens, firstDefinition: Int) {
    guard !loaded.facts.group.deprecations.isEmpty else { return }
    for index in firstDefinition..<loaded.set.definitions.count
    where loaded.set.definitions[index].deprecation == nil {
      var path = loaded.set.tokens[loaded.set.definitions[index].token.index].path
      while path != .root {
        path = loaded.set.paths[path].parent
        if let place = loaded.facts.group.deprecations[path] {
          loaded.set.groupDeprecations[DefinitionID(index)] = place
          break
        }
      }
    }
  }
}

extension TokenLoader {
  /// Adds the tokens of a part of a source.
  mutating func load(
    _ part: Composition.Source.Part, into loaded: inout LoadedTokens, _ log: inout DiagnosticLog
  ) {
    let node = Int(part.place.node)
    shadowed.formUnion(part.hidden)
    var members = members(of: node)
    if let value = members.value, !shadowed.contains(UInt32(value)) {
      report(
        .invalidRoot, "a source is a group of tokens and cannot be a token", value, &log)
    }
    members.drop(shadowed)
    var context = Context()
    if members.hasOddity { checkProperties(of: node, members, context, &log) }
    context.ancestors.append((.root, node))
    applyGroup(members, node, &context, &loaded, &log)
    loadChildren(of: node, context, &loaded, &log)
    finish(&loaded, &log)
  }

  /// Records the properties of a group in a resolver document, and warns if another source
  /// contradicts them.
  func noteGroup(
    _ members: Members, _ path: PathID, _ loaded: inout LoadedTokens, _ log: inout DiagnosticLog
  ) {
    if let node = members.deprecation {
      loaded.facts.group.deprecations[path] = Definition.Place(file: file, node: node)
    }
    guard let node = members.type, let type = loaded.set.paths[path].type else { return }
    let place = Definition.Place(file: file, node: node)
    defer { loaded.facts.group.types[path] = place }
    guard let earlier = loaded.facts.group.types[path] else { return }
    let before = loaded.set.trees[earlier.file.index].string(of: Int(earlier.node))
    let name = type.name(in: loaded.set.names)
    guard !before.hasSameBytes(as: name) else { return }
    log.report(
      Diagnostic(
        .warning, .typeChanged,
        "another source declares the tokens of '\(loaded.set.pathText(path))' are of type \(before)",
        at: Diagnostic.Place(file, tree.nodes[node].range),
        notes: [
          .init(
            "it is declared here",
            at: Diagnostic.Place(
              earlier.file, loaded.set.trees[earlier.file.index].nodes[Int(earlier.node)].range))
        ], help: "the later one is used, for all of them"))
  }
}

extension TokenLoader.Members {
  /// Ignores overridden members.
  mutating func drop(_ hidden: Set<UInt32>) {
    func kept(_ node: Int?) -> Int? {
      node.flatMap { hidden.contains(UInt32($0)) ? nil : $0 }
    }
    value = nil
    type = kept(type)
    description = kept(description)
    deprecation = kept(deprecation)
    reference = kept(reference)
    extends = kept(extends)
    extensions = kept(extensions)
  }
}
