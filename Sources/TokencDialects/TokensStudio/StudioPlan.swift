import TokencCore
import TokencDiagnostics
import TokencJSON

/// Decides which files of a stack are Tokens Studio files, and which of their sets are read.
enum StudioPlan {
  /// Decides about the recognized files; `index` is the dialect's index in the list.
  @Sendable
  static func make(
    _ stack: ParsedStack, _ options: CompilationOptions, _ index: Int, _ plan: inout ReadingPlan,
    _ log: inout DiagnosticLog
  ) {
    let folders = StudioFolders(stack)
    for project in folders.projects { project.register(in: &plan, stack, options, &log) }
    plan.order = folders.order(options)
    for file in plan.order where isTokenFile(file, stack, plan) {
      if folders.isStudio(file) {
        plan.files[file.index].owner = index
        continue
      }
      // In strict mode there are no sets, unless they are selected.
      if options.isExact, options.sets.isEmpty, options.themes.isEmpty { continue }
      let sets = StudioSets(stack.trees[file.index], of: file, stack.names, options)
      guard let project = sets.project else { continue }
      plan.files[file.index].owner = index
      plan.files[file.index].roots = sets.nodes
      project.register(in: &plan, stack, options, &log)
    }
    if !options.isExact, !options.isRaw { markExtensions(stack, index, &plan) }
  }

  private static func isTokenFile(
    _ file: FileID, _ stack: ParsedStack, _ plan: ReadingPlan
  ) -> Bool {
    stack.trees[file.index].nodes.count > 1 && stack.compositions[file] == nil
      && plan.files[file.index].refusal == nil
  }

  /// Marks files with Tokens Studio data in `$extensions`.
  private static func markExtensions(
    _ stack: ParsedStack, _ index: Int, _ plan: inout ReadingPlan
  ) {
    guard let name = stack.names.find(StudioModifiers.extensionName) else { return }
    for (file, tree) in stack.trees.enumerated() where plan.files[file].owner == nil {
      if tree.nodes.contains(where: { $0.name == name }) { plan.files[file].owner = index }
    }
  }
}
