package import TokencDiagnostics
import TokencJSON

/// A way of writing token files, as a value: how to recognize it, and what the phases do
/// differently for its files.
///
/// The core knows no dialect by name. It calls the functions it is given, in list order: a plan
/// before anything is read, type names while files are read, reference spellings while they are
/// linked, and transforms while values are resolved. All of these are optional; a dialect that only
/// has documentation here is read by the core alone.
///
///     static let acme: Dialect = {
///       var dialect = Dialect(name: "Acme", mark: "`$acme`", read: "colors", unread: "the rest")
///       dialect.synonym = { $0 == "paint" ? TypeSynonym(type: .color, marksFile: true) : nil }
///       return dialect
///     }()
package struct Dialect: Sendable {
  package let name: String
  /// How to recognize it, for the README.
  package let mark: String
  /// What is supported.
  package let read: String
  /// What is not supported, or kept as written.
  package let unread: String

  /// Reads documents that combine other files.
  package var composition: CompositionForm?
  /// Whether the top level of a file may be a list, by its place in a folder.
  package var mayBeList: (@Sendable (SourceFile) -> Bool)?
  /// Decides about the files of a stack that it recognizes; `index` is its own index in the list.
  package var plan:
    (
      @Sendable (
        ParsedStack, CompilationOptions, _ index: Int, inout ReadingPlan, inout DiagnosticLog
      ) -> Void
    )?
  /// Names of types outside the list of known types.
  package var synonym: (@Sendable (String) -> TypeSynonym?)?
  /// Properties that the root of its documents may have.
  package var rootProperties: [String] = []
  /// Finds data beside the values of its files that contributes to them.
  package var attachments: (@Sendable (TokenSet, _ index: Int) -> [DefinitionID: UInt32])?
  package var references = ReferenceRules()
  /// Finally transforms the values of its files.
  package var transform: ValueTransform?

  package init(name: String, mark: String, read: String, unread: String) {
    self.name = name
    self.mark = mark
    self.read = read
    self.unread = unread
  }
}

extension [Dialect] {
  /// An empty stack, to be read in these dialects, optionally continuing after syntax errors.
  package func emptyStack(isExact: Bool, readsOn: Bool = false) -> ParsedStack {
    let lists = compactMap(\.mayBeList)
    return ParsedStack(
      forms: compactMap(\.composition), mayBeList: { file in lists.contains { $0(file) } },
      isStrict: isExact, readsOn: readsOn)
  }

  /// The decisions about the files of a stack.
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

  /// The type for a name, from the first dialect that knows it.
  func synonym(named name: String) -> (synonym: TypeSynonym, dialect: Int)? {
    for (index, dialect) in enumerated() {
      if let synonym = dialect.synonym?(name) { return (synonym, index) }
    }
    return nil
  }
}
