package import TokencDiagnostics
import TokencJSON

/// A way of writing token files, as a value: what tells it, and what the phases do otherwise for
/// its files.
///
/// The core knows no dialect by name. It calls what it is handed, in the order of the list: a plan
/// before anything is read, names of types while files are read, spellings of references while they
/// are linked, and transforms while values are resolved. All of that is optional; a dialect that
/// only has its words in the documentation is read by the core alone.
package struct Dialect: Sendable {
  package let name: String
  /// What tells it, for the README.
  package let mark: String
  /// What is read of it.
  package let read: String
  /// What is not read, or kept as written.
  package let unread: String

  /// Documents that put other files together.
  package var composition: CompositionForm?
  /// Whether the top level of a file may be a list, by its place in a folder.
  package var mayBeList: (@Sendable (SourceFile) -> Bool)?
  /// Decides about the files of a stack that it recognizes; `index` is its own place in the list.
  package var plan:
    (
      @Sendable (
        ParsedStack, CompilationOptions, _ index: Int, inout ReadingPlan, inout DiagnosticLog
      ) -> Void
    )?
  /// Names of types outside the list of known types.
  package var synonym: (@Sendable (String) -> TypeSynonym?)?
  /// Properties that the root of its documents has.
  package var rootProperties: [String] = []
  /// Finds what stands beside the values of its files and takes part in them.
  package var attachments: (@Sendable (TokenSet, _ index: Int) -> [DefinitionID: UInt32])?
  package var references = ReferenceRules()
  /// Has the last word on the values of its files.
  package var transform: ValueTransform?

  package init(name: String, mark: String, read: String, unread: String) {
    self.name = name
    self.mark = mark
    self.read = read
    self.unread = unread
  }
}

extension [Dialect] {
  /// A stack without files, to be read in these dialects, and on after syntax errors if that is
  /// asked for.
  package func emptyStack(isExact: Bool, readsOn: Bool = false) -> ParsedStack {
    let lists = compactMap(\.mayBeList)
    return ParsedStack(
      forms: compactMap(\.composition), mayBeList: { file in lists.contains { $0(file) } },
      isStrict: isExact, readsOn: readsOn)
  }

  /// What is decided about the files of a stack.
  func plan(
    _ stack: ParsedStack, _ options: CompilationOptions, _ log: inout DiagnosticLog
  ) -> ReadingPlan {
    var plan = ReadingPlan(
      files: stack.trees.map { tree in
        FileRules(spelling: options.isExact ? .dollar : LeafSpelling(tree, stack.known))
      }, order: stack.layers)
    for file in stack.layers where stack.compositions[file] == nil {
      let tree = stack.trees[file.index]
      guard tree.nodes.count > 1 else { continue }
      let spelling = plan.files[file.index].spelling
      plan.files[file.index].refusal = options.refusal?(tree, file, spelling, stack.names)
    }
    for (index, dialect) in enumerated() {
      dialect.plan?(stack, options, index, &plan, &log)
    }
    return plan
  }

  /// The type that the first dialect that knows its name gives it.
  func synonym(named name: String) -> (synonym: TypeSynonym, dialect: Int)? {
    for (index, dialect) in enumerated() {
      if let synonym = dialect.synonym?(name) { return (synonym, index) }
    }
    return nil
  }
}
