import TokencCore
import TokencDiagnostics
import TokencJSON
import TokencText

/// The two roots of the Backbase dialect, `theme` and `primitives`.
struct BackbaseRoots: Sendable {
  private let theme: NameID?
  private let primitives: NameID?
  private let type: NameID?

  init(_ names: NameTable) {
    theme = names.find("theme")
    primitives = names.find("primitives")
    type = names.find("$type")
  }

  /// Applies the meaning of the roots to the tokens of a stack in which any file has typed roots,
  /// or which contains the built-in defaults.
  func plan(_ stack: ParsedStack, _ plan: inout ReadingPlan) {
    let hasBuiltIn = stack.files.contains { $0.role == .builtIn }
    plan.topGroup = { node, tree in
      var group = TopGroup()
      group.isTypeIgnored = isTyped(node, tree)
      group.takesBareValues = isRoot(node, tree) && (group.isTypeIgnored || hasBuiltIn)
      return group
    }
    guard hasBuiltIn || stack.trees.contains(where: hasTypedRoot) else { return }
    plan.hasTiers = true
    plan.impliedTypes += ["theme", "primitives"].map { ([$0, "color"], .color) }
    // Localized texts, whatever they look like.
    plan.impliedTypes.append((["theme", "string"], .string))
  }

  private func hasTypedRoot(_ tree: JSONTree) -> Bool {
    tree.children(of: 0).contains { isTyped($0, tree) }
  }

  /// Whether a member has the name of one of the roots.
  private func isRoot(_ member: Int, _ tree: JSONTree) -> Bool {
    let name = tree.nodes[member].name
    return name != .none && (name == theme || name == primitives)
  }

  /// Whether a root declares `dynamic` or `fixed`, which no other dialect does.
  private func isTyped(_ member: Int, _ tree: JSONTree) -> Bool {
    guard isRoot(member, tree), let type, let node = tree.member(type, of: member),
      tree.nodes[node].kind == .string
    else { return false }
    let text = tree.string(of: node)
    return text == "dynamic" || text == "fixed"
  }
}
