import TokencDiagnostics
import TokencJSON

/// Merges the tokens of a stack's files.
struct StackReader {
  let plan: ReadingPlan
  let isExact: Bool
  /// Whether values are interpreted rather than kept as written.
  let isInterpreted: Bool
  let synonymNamed: @Sendable (String) -> (synonym: TypeSynonym, dialect: Int)?
  /// Properties that the root of a document may have besides those of groups.
  let rootProperties: [String]

  /// The tokens of a stack; a file that cannot be read adds none.
  func read(_ stack: ParsedStack, _ inputs: Inputs, _ log: inout DiagnosticLog) -> LoadedTokens {
    let trees = stack.trees
    var loaded = LoadedTokens(
      set: TokenSet(files: stack.files, trees: trees, names: stack.names), facts: LoadingFacts())
    let facts = NameFacts(stack.names)
    loaded.set.spellings = plan.files.map(\.spelling)
    loaded.set.owners = [Int?](repeating: nil, count: stack.files.count)
    loaded.set.hasTiers = plan.hasTiers
    loaded.set.catalog = plan.catalog
    // The test spares the runtime the types of damage, here and below.
    let hasDamage = !stack.damage.isEmpty
    if hasDamage { loaded.set.damage = stack.damage }
    loaded.facts.modeMember = stack.names.find("mode") ?? .none
    loaded.set.reserveCapacity(trees.reduce(0) { $0 + $1.nodes.count })
    let isPlainStack = !isExact && plan.files.allSatisfy { $0.spelling == .plain }
    let rootNames = Set(rootProperties.compactMap { stack.names.find($0) })
    func loader(_ file: FileID) -> TokenLoader {
      let rules = plan.files[file.index]
      return TokenLoader(
        file: file, tree: trees[file.index], spelling: rules.spelling,
        isPlainStack: isPlainStack, isExact: isExact, isInterpreted: isInterpreted, rules: rules,
        topGroup: plan.topGroup, synonymNamed: synonymNamed, rootProperties: rootNames,
        known: stack.known, facts: facts, shadowed: stack.shadowed[file.index],
        isDamaged: hasDamage && stack.damage.files[file] != nil, owner: rules.owner)
    }
    if stack.hasCompositions {
      loaded.facts.layerOfFile = stack.layerOfFile
      loaded.facts.compositions = Set(stack.compositions.keys)
    }
    for file in plan.order where trees[file.index].nodes.count > 1 {
      if let composition = stack.compositions[file] {
        guard !composition.isIncomplete else {
          if hasDamage { loaded.set.damage?.isTotal = true }
          continue
        }
        CompositionLoader.load(
          composition.sources(inputs), of: file, into: &loaded, &log, loader)
      } else if let refusal = plan.files[file.index].refusal {
        loaded.facts.refused.insert(file)
        log.report(refusal)
      } else {
        var loader = loader(file)
        loader.load(into: &loaded, &log)
      }
    }
    for (names, type) in plan.impliedTypes {
      if let path = loaded.set.path(names) { loaded.set.impliedTypes.append((path, type)) }
    }
    return loaded
  }
}
