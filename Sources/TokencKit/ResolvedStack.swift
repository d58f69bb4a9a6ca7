import TokencCore
import TokencDialects
import TokencDiagnostics
import TokencJSON

/// Merged token files, with every token resolved.
///
///     let stack = ResolvedStack([
///       TokenSource(path: "base.json", text: ##"{"blue": {"$type": "color", "$value": "#06c"}}"##),
///       TokenSource(path: "theme.json", text: ##"{"brand": {"$value": "{blue}"}}"##),
///     ])
///     for token in stack.tokens {
///       print(token.path, token.values.map { $0.text ?? "-" })
///     }
///
/// Errors are in ``findings`` and ``optionErrors`` and never stop anything: a broken token has no
/// value. Files with syntax errors are read as far as possible: each error is one finding, the
/// tokens before and after it are there, and errors that follow from it are not reported. A stack
/// is a value and never changes; it can be read from several tasks at once.
public struct ResolvedStack: Sendable {
  /// The files as given, the lowest layer first; places refer to them by index.
  public let sources: [TokenSource]
  /// The options they were read with.
  public let options: ResolveOptions
  /// The options that name something no file has.
  public let optionErrors: [OptionError]
  /// The findings, in file order and by place.
  public let findings: [Finding]
  /// The core's result for the files.
  let resolved: ResolvedTokens
  /// The files as trees, for stacks that share most of them.
  let parsed: ParsedStack
  /// The source of each file of the core, which has one for each use.
  let sourceOfFile: [Int]
  /// How many names there were when all files were parsed.
  private let nameCount: Int
  /// Results computed on demand.
  let cache: StackCache

  /// Merges files, later over earlier, and resolves every token.
  ///
  /// - Parameters:
  ///   - sources: the files, the lowest layer first.
  ///   - options: how they are read.
  public init(_ sources: [TokenSource], options: ResolveOptions = ResolveOptions()) {
    self.init(StackLoader(sources, options.compilation), sources, options, nameCount: nil)
  }

  private init(
    _ loader: StackLoader, _ sources: [TokenSource], _ options: ResolveOptions, nameCount: Int?
  ) {
    var loader = loader
    var log = DiagnosticLog(isStrict: options.isStrict)
    loader.load(&log)
    let stack = loader.stack
    let (given, inputErrors) = OptionError.inputs(options.inputs, stack)
    let inputs = stack.defaultInputs(given: given, &log)
    resolved = Compilation.resolve(stack, inputs, options: options.compilation, log: &log)
    // A token hidden by a syntax error is not missing.
    optionErrors =
      stack.damage.isEmpty
      ? inputErrors + OptionError.choices(options, resolved.set.catalog) : []
    parsed = stack
    sourceOfFile = loader.sourceOfFile
    findings = Self.findings(log, loader.sourceOfFile)
    self.nameCount = nameCount ?? stack.names.count
    cache = StackCache(fileCount: sources.count)
    self.sources = sources
    self.options = options
  }

  /// Whether there is any error.
  public var hasErrors: Bool {
    !optionErrors.isEmpty || findings.contains { $0.severity == .error }
  }

  /// The names of the modes; only `default` if no file has modes.
  public var modes: [String] { resolved.layers.modes }

  /// The same stack with new contents for one file, resolved anew; the others are not read again.
  ///
  ///     let edited = try stack.replacing(file: "theme.json", with: ##"{"brand": {"$value": "#c00"}}"##)
  ///     print(edited.differences(from: stack).count)
  ///
  /// - Parameters:
  ///   - file: the path of the file, equal to its ``TokenSource/path``.
  ///   - text: its new contents.
  /// - Returns: the same as ``init(_:options:)`` for these files.
  /// - Throws: ``UnknownFile`` if no file of the stack has that path.
  public func replacing(file: String, with text: String) throws(UnknownFile) -> ResolvedStack {
    try replacing(file: file, withBytes: Array(text.utf8))
  }

  /// The same with contents in UTF-8.
  public func replacing(
    file: String, withBytes bytes: [UInt8]
  ) throws(UnknownFile) -> ResolvedStack {
    guard let index = sources.firstIndex(where: { $0.path.utf8.elementsEqual(file.utf8) }) else {
      throw UnknownFile(path: file)
    }
    var sources = sources
    sources[index].bytes = bytes
    // Names that no file has any more accumulate with each change, until there are too many.
    guard parsed.names.count <= 2 * nameCount + 1000 else {
      return ResolvedStack(sources, options: options)
    }
    return ResolvedStack(
      StackLoader(sources, insteadOf: self, changed: index), sources, options,
      nameCount: nameCount)
  }

  /// The findings of a log, each once: a file may be read for several documents.
  static func findings(_ log: DiagnosticLog, _ sourceOfFile: [Int]) -> [Finding] {
    let all = log.sorted.map { Finding($0, sourceOfFile) }
    guard Set(sourceOfFile).count < sourceOfFile.count else { return all }
    var seen: Set<Finding> = []
    return all.filter { seen.insert($0).inserted }
  }
}

/// A path that no file of a stack has.
public struct UnknownFile: Error, Equatable {
  /// The path.
  public let path: String
}

/// tokenc itself.
public enum Tokenc {
  /// The version, as printed by `tokenc --version`: `0.1.0`.
  public static let version = Version.current
}
