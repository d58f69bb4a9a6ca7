import TokencCore
import TokencDiagnostics
import TokencJSON

extension UnsupportedFormat {
  /// The finding that refuses a file; nil for token files.
  @Sendable
  static func refusal(
    of tree: JSONTree, _ file: FileID, _ spelling: LeafSpelling, _ names: NameTable
  ) -> Diagnostic? {
    guard let found = find(in: tree, spelling, names) else { return nil }
    return found.format.diagnostic(at: Diagnostic.Place(file, tree.nameRange(of: found.node)))
  }

  /// The unsupported format of a tree, and the root member that identifies it; nil for token files.
  static func find(
    in tree: JSONTree, _ spelling: LeafSpelling, _ names: NameTable
  ) -> (format: UnsupportedFormat, node: Int)? {
    let marks = Marks(tree, names)
    for member in tree.children(of: 0) {
      let isObject = tree.nodes[member].kind == .object
      if spelling == .plain, isObject, marks.name(of: member) == "colors",
        isOlderColors(member, marks)
      {
        return (.olderBackbaseTheme, member)
      }
      switch marks.name(of: member) {
      case "dsp_spec_version" where tree.nodes[member].kind == .string:
        return (.designSystemPackage, member)
      case "entities" where isEntities(member, marks): return (.designSystemPackage, member)
      case "props" where isProps(member, marks): return (.theo, member)
      case "imports" where spelling == .plain && isImports(member, marks): return (.theo, member)
      default: break
      }
      if isObject, spelling == .value, let sets = marks.member("sets", of: member),
        isSpectrumSets(sets, member, marks)
      {
        return (.spectrumSets, member)
      }
    }
    return nil
  }

  /// Looks names up in a tree.
  private struct Marks {
    let tree: JSONTree
    private let names: NameTable

    init(_ tree: JSONTree, _ names: NameTable) {
      self.tree = tree
      self.names = names
    }

    func name(of node: Int) -> String { names.text(tree.nodes[node].name) }

    func member(_ name: String, of node: Int) -> Int? {
      names.find(name).flatMap { tree.member($0, of: node) }
    }
  }

  private static func isOlderColors(_ colors: Int, _ marks: Marks) -> Bool {
    marks.tree.children(of: colors).contains { entry in
      guard let color = marks.member("color", of: entry) else { return false }
      return marks.member("light", of: color) != nil || marks.member("dark", of: color) != nil
    }
  }

  private static func isEntities(_ list: Int, _ marks: Marks) -> Bool {
    marks.tree.nodes[list].kind == .array
      && marks.tree.children(of: list).contains { marks.member("class", of: $0) != nil }
  }

  /// In Theo, `props` is a list, or a map beside other keys of Theo.
  private static func isProps(_ props: Int, _ marks: Marks) -> Bool {
    switch marks.tree.nodes[props].kind {
    case .array: marks.tree.children(of: props).contains { marks.member("value", of: $0) != nil }
    case .object:
      ["global", "aliases", "imports"].contains { marks.member($0, of: 0) != nil }
        && marks.tree.children(of: props).allSatisfy { marks.tree.nodes[$0].kind == .object }
    default: false
    }
  }

  /// A Theo file may consist of imports and aliases alone.
  private static func isImports(_ list: Int, _ marks: Marks) -> Bool {
    marks.tree.nodes[list].kind == .array
      && marks.tree.children(of: list).allSatisfy { marks.tree.nodes[$0].kind == .string }
      && marks.tree.children(of: 0).allSatisfy {
        ["imports", "aliases", "global", "props"].contains(marks.name(of: $0))
      }
  }

  private static func isSpectrumSets(
    _ sets: Int, _ token: Int, _ marks: Marks
  ) -> Bool {
    guard marks.tree.nodes[sets].kind == .object,
      marks.member("value", of: token) == nil
    else { return false }
    return marks.tree.children(of: sets).contains { member in
      marks.member("value", of: member) != nil
        && (marks.member("uuid", of: member) != nil || marks.member("$schema", of: member) != nil)
    }
  }
}
