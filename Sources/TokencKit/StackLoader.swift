import TokencCore
import TokencDiagnostics
import TokencText

/// Parses the files of a stack, and the files that resolver documents name, which are looked up
/// among the stack's own.
struct StackLoader {
  private let sources: [TokenSource]
  private(set) var stack: ParsedStack
  /// The source of each file of the stack.
  private(set) var sourceOfFile: [Int] = []
  /// The files that need not be parsed again, by source.
  private var known: [Int: ParsedFile] = [:]
  /// The first source of each folder of sets.
  private var folders: [ExactText: Int] = [:]

  /// Prepares to read files as `options` say.
  init(_ sources: [TokenSource], _ options: CompilationOptions) {
    self.sources = sources
    stack = options.dialects.emptyStack(isExact: options.isExact, readsOn: true)
  }

  /// Prepares to read the files of an earlier stack, one of which has changed.
  init(_ sources: [TokenSource], insteadOf earlier: ResolvedStack, changed: Int) {
    self.sources = sources
    stack = earlier.parsed.successor()
    for (file, source) in earlier.sourceOfFile.enumerated() where source != changed {
      known[source] = earlier.parsed.parsed(FileID(file))
    }
  }

  /// Adds all layers.
  mutating func load(_ log: inout DiagnosticLog) {
    for (index, source) in sources.enumerated() where source.role != .part {
      sourceOfFile.append(index)
      var requests = stack.add(file(index, source.role), reusing: known[index], &log)
      while !requests.isEmpty {
        for request in requests { add(request, for: index, &log) }
        requests = stack.readDocument(&log)
      }
    }
  }

  private mutating func add(_ request: FileRequest, for document: Int, _ log: inout DiagnosticLog) {
    let path = Self.folder(of: sources[document].path) + request.path
    guard let index = sources.firstIndex(where: { $0.path.utf8.elementsEqual(path.utf8) }) else {
      log.report(.missingFile(path, at: request.place))
      stack.refuse(request)
      return
    }
    sourceOfFile.append(index)
    stack.add(file(index, sources[document].role), for: request, reusing: known[index], &log)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Converts a source for the core.
  private mutating func file(_ index: Int, _ role: TokenSource.Role) -> SourceFile {
    let source = sources[index]
    switch role {
    case .layer, .part: return SourceFile(path: source.path, role: .theme, bytes: source.bytes)
    case .defaults: return SourceFile(path: source.path, role: .defaults, bytes: source.bytes)
    case .builtInDefaults:
      return SourceFile(path: source.path, role: .builtIn, bytes: source.bytes)
    case .set(let name, let folder):
      var file = SourceFile(path: source.path, role: .theme, bytes: source.bytes)
      let number = folders[ExactText(folder)] ?? index
      folders[ExactText(folder)] = number
      file.member = SourceFile.Member(folder: number, name: name)
      return file
    }
  }
}
