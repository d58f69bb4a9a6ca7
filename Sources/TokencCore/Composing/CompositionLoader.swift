import TokencText
import TokencDiagnostics
import TokencJSON

/// Lays the sources of a composition over each other: the last definition of a token counts,
/// with its metadata, and what groups say holds for all tokens inside, whichever source they come
/// from (Resolver module, section on resolution logic).
struct CompositionLoader {
  /// Adds the tokens of all sources.
  ///
  /// - Parameters:
  ///   - sources: the lowest first.
  ///   - composition: the file that names them, as the layer that they are.
  ///   - loaded: what takes them, with the layers below.
  ///   - log: where findings go, those about a source once.
  ///   - loader: what reads a file.
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
          // The same findings would come again.
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

  /// Gives each token what the nearest group says of deprecation; the type comes from the groups
  /// once all layers are read.
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

  /// Notes what a group of a resolver document says, and warns where another source says
  /// something else.
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
  /// Forgets members that do not count.
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
