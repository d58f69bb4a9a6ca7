import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencEmitters
import TokencSystem
import TokencSettings

/// The input of `generate`: one stack of files, or one for each named theme.
struct ThemeStacks {
  /// The files, findings and status of all stacks together.
  var frontEnd: FrontEnd
  private var stacks: [(name: String, tokens: ResolvedTokens, shift: Int)] = []
  /// Files up to this index are shared by all stacks.
  private var sharedFiles = 0

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    let shared = Array(arguments.operands.dropFirst())
    guard let first = arguments[.namedTheme].first else {
      frontEnd = try FrontEnd(arguments, themes: shared, system)
      if let tokens = frontEnd.tokens { stacks = [("", tokens, 0)] }
      return
    }
    frontEnd = try FrontEnd(arguments, themes: shared + [first.path], system)
    sharedFiles = frontEnd.lastLayer.index
    if let tokens = frontEnd.tokens { stacks = [(first.name, tokens, 0)] }
    for theme in arguments[.namedTheme].dropFirst() {
      let next = try FrontEnd(arguments, themes: shared + [theme.path], system)
      add(next, theme.name)
    }
  }

  /// Adds a stack that differs from the first only in its last file.
  private mutating func add(_ next: FrontEnd, _ name: String) {
    let shift = frontEnd.files.count - sharedFiles
    func moved(_ place: Diagnostic.Place) -> Diagnostic.Place {
      place.file.index < sharedFiles
        ? place : Diagnostic.Place(FileID(place.file.index + shift), place.range)
    }
    var log = frontEnd.log
    var known = Set(log.diagnostics.map(Key.init))
    for diagnostic in next.log.diagnostics {
      let diagnostic = diagnostic.moved(moved)
      if known.insert(Key(diagnostic)).inserted { log.report(diagnostic) }
    }
    var status = frontEnd.readStatus
    status.worsen(to: next.readStatus)
    if let tokens = next.tokens { stacks.append((name, tokens, shift)) }
    frontEnd = FrontEnd(
      files: frontEnd.files + next.files[sharedFiles...],
      tokens: next.tokens == nil ? nil : frontEnd.tokens, log: log,
      readStatus: status)
  }

  /// What distinguishes findings in shared files.
  private struct Key: Hashable {
    let file: FileID
    let start: UInt32
    let message: ExactText

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.place.file
      start = diagnostic.place.range.lowerBound
      message = ExactText(diagnostic.sentence)
    }
  }

  /// The tokens to generate from; nil if a file could not be read.
  func input(_ arguments: Arguments) throws(UsageError) -> GeneratorInput? {
    guard frontEnd.tokens != nil else { return nil }
    var themes: [ThemeTokens] = []
    for stack in stacks {
      themes.append(
        ThemeTokens(
          name: stack.name, resolved: stack.tokens,
          selection: try Selection(arguments, in: stack.tokens),
          sharedFiles: stack.shift == 0 ? 0 : sharedFiles, shift: stack.shift))
    }
    return GeneratorInput(themes: themes, version: Version.current)
  }
}
