import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// A theme of a Tokens Studio project: which of its sets are read.
struct StudioTheme: Sendable {
  /// Its name and group.
  let theme: SetCatalog.Theme
  /// The selected sets, in the order of the file, with the place of each.
  let sets: [Choice]

  struct Choice: Sendable {
    let name: String
    /// Whether the set is only a source for references, and so comes before the others.
    let isSource: Bool
    let place: Definition.Place
  }

  /// The themes of a `$themes` array.
  static func themes(at node: Int, in tree: JSONTree, of file: FileID) -> [StudioTheme] {
    guard tree.nodes[node].kind == .array else { return [] }
    return tree.children(of: node).compactMap { StudioTheme($0, tree, file) }
  }

  private init?(_ node: Int, _ tree: JSONTree, _ file: FileID) {
    var name: String?
    var group: String?
    var sets: [Choice] = []
    for member in tree.children(of: node) where tree.nodes[node].kind == .object {
      let isText = tree.nodes[member].kind == .string
      switch tree.name(of: member) {
      case "name" where isText: name = tree.string(of: member)
      case "group" where isText: group = tree.string(of: member)
      case "selectedTokenSets": sets = Self.choices(at: member, tree, file)
      default: break
      }
    }
    guard let name else { return nil }
    theme = SetCatalog.Theme(name: name, group: group.flatMap { $0.isEmpty ? nil : $0 })
    self.sets = sets
  }

  private static func choices(at node: Int, _ tree: JSONTree, _ file: FileID) -> [Choice] {
    tree.children(of: node).compactMap { set in
      guard tree.nodes[set].kind == .string else { return nil }
      let status = tree.string(of: set)
      guard status == "enabled" || status == "source" else { return nil }
      return Choice(
        name: tree.name(of: set), isSource: status == "source",
        place: Definition.Place(file: file, node: set))
    }
  }
}

/// The sets, order and themes of a Tokens Studio project, in one file or a folder.
struct StudioProject {
  /// The names of all sets, in the order of the file or of their paths.
  var sets: [String]
  /// The merging order, if the project gives one.
  var order: [String]?
  var themes: [StudioTheme] = []

  /// The sets that are read, in merging order: those that the user selects, those of the themes, or
  /// all.
  ///
  /// Among the sets of themes, those that are only referenced come first. Sets that the project's
  /// own order does not name follow those that it names.
  func selection(sets chosen: [String], themes names: [String]) -> [String] {
    if !chosen.isEmpty { return chosen }
    let chosenThemes = self.chosenThemes(names)
    guard !chosenThemes.isEmpty else {
      let listed = Set((order ?? []).map(ExactText.init(_:)))
      return (order ?? []) + sets.filter { !listed.contains(ExactText($0)) }
    }
    var found: [ExactText] = []
    var seen: Set<ExactText> = []
    var enabled: Set<ExactText> = []
    for choice in chosenThemes.flatMap(\.sets) {
      let name = ExactText(choice.name)
      if seen.insert(name).inserted { found.append(name) }
      if !choice.isSource { enabled.insert(name) }
    }
    if let order {
      let ranks = Dictionary(
        zip(order.map(ExactText.init(_:)), order.indices), uniquingKeysWith: { first, _ in first })
      let ranked = found.enumerated().sorted {
        (ranks[$0.element] ?? .max, $0.offset) < (ranks[$1.element] ?? .max, $1.offset)
      }
      found = ranked.map(\.element)
    }
    return (found.filter { !enabled.contains($0) } + found.filter { enabled.contains($0) })
      .map(\.text)
  }

  /// Adds the names of the project to those of the stack, and reports sets of its themes that do not
  /// exist: of the selected ones, else of all if nothing is selected.
  func register(
    in plan: inout ReadingPlan, _ stack: ParsedStack, _ options: CompilationOptions,
    _ log: inout DiagnosticLog
  ) {
    plan.catalog.sets += sets
    plan.catalog.themes += themes.map(\.theme)
    let known = Set(sets.map(ExactText.init(_:)))
    let chosen = chosenThemes(options.themes)
    let isChosen = !options.themes.isEmpty
    for theme in isChosen ? chosen : options.sets.isEmpty ? themes : [] {
      for choice in theme.sets where !known.contains(ExactText(choice.name)) {
        let range = stack.trees[choice.place.file.index].nameRange(of: Int(choice.place.node))
        log.report(
          .missingSet(
            choice.name, of: theme.theme.name, among: sets, isChosen ? .error : .warning,
            at: Diagnostic.Place(choice.place.file, range)))
      }
    }
  }

  private func chosenThemes(_ names: [String]) -> [StudioTheme] {
    names.compactMap { name in themes.first { $0.theme.isNamed(name) } }
  }

  /// The texts of the array `tokenSetOrder` in a metadata object.
  static func order(in tree: JSONTree, _ metadata: Int, _ names: NameTable) -> [String]? {
    names.find("tokenSetOrder").flatMap { tree.member($0, of: metadata) }.map { order in
      tree.children(of: order).filter { tree.nodes[$0].kind == .string }.map { tree.string(of: $0) }
    }
  }
}

extension Diagnostic {
  /// The finding for a theme that names a set which the project lacks.
  static func missingSet(
    _ name: String, of theme: String, among sets: [String], _ severity: Severity, at place: Place
  ) -> Diagnostic {
    let nearest = EditDistance.nearest(to: name, among: sets)
    return Diagnostic(
      severity, .unknownProperty,
      "the theme '\(theme)' reads a set '\(name)', which does not exist",
      at: place,
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: name) })
  }
}
