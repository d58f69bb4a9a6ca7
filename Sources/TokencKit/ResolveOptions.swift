import TokencCore
import TokencDialects

/// How token files are read.
///
///     var options = ResolveOptions()
///     options.isExact = true
///     options.inputs = ["theme": "dark"]
public struct ResolveOptions: Sendable, Equatable {
  /// Whether files must follow DTCG 2025.10 strictly, instead of being read in every dialect.
  public var isExact = false
  /// Whether values stay as written, with only the references replaced.
  public var isRaw = false
  /// Whether warnings count as errors.
  public var isStrict = false
  /// The sets to read from files with sets, in this order; empty for those a file lists.
  public var sets: [String] = []
  /// The themes that choose the sets, by name or `group/name`.
  public var themes: [String] = []
  /// The context of each modifier of resolver documents; modifiers left out have their defaults.
  public var inputs: [String: String] = [:]

  /// Every dialect, values in their canonical spelling.
  public init() {}

  /// The same options for the core.
  var compilation: CompilationOptions {
    var options = CompilationOptions()
    options.isExact = isExact
    options.isRaw = isRaw
    options.sets = sets
    options.themes = themes
    return options
  }
}
