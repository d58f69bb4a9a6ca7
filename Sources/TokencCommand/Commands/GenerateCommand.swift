import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencEmitters
import TokencSystem
import TokencSettings

extension Command {
  /// Writes source files for other builds.
  static let generate = Command(
    name: "generate", operands: "FORMAT [THEME…]", operandCount: 1...Int.max,
    summary: "write files from tokens: \(Generator.all.map(\.name).listed())",
    description: """
      Merges each THEME over what comes before it and writes the tokens in FORMAT to PATH. If \
      there is an error, nothing is written, unless --keep-going is given. Files that tokenc wrote \
      to a folder earlier and would not write now are removed; other files never are.
      """,
    makeSettings: { GenerateCommand.settings + .common },
    examples: [
      Example(
        arguments: "generate swift theme.json -o Theme.swift",
        purpose: "Theme.colors.background.brand and all others, for the app's build"),
      Example(
        arguments: "generate swift theme.json -o Theme.swift --check",
        purpose: "for CI: is the file that was checked in up to date?"),
      Example(
        arguments: "generate swift --theme red=r.json --theme blue=b.json -o Theme.swift",
        purpose: "two themes, between which the app switches"),
      Example(
        arguments: "generate dtcg --no-defaults old.json --keep-aliases -o new.tokens.json",
        purpose: "a file of any dialect in the W3C's format"),
    ],
    run: { arguments, system throws(UsageError) in
      try GenerateCommand(arguments, system).run()
    })
}

/// One run of `tokenc generate`.
struct GenerateCommand {
  private let arguments: Arguments
  private let system: System
  private let generator: Generator
  private let target: String

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.arguments = arguments
    self.system = system
    let format = arguments.operands.first ?? ""
    guard let generator = Generator.named(format) else {
      let names = Generator.all.map(\.name)
      throw .unknown(
        "format '\(format)'", format, among: names, help: "there are \(names.listed())")
    }
    self.generator = generator
    guard let target = arguments[.target] else {
      throw UsageError(
        "'tokenc generate' needs an output path",
        help: "'-o PATH' names it, such as '-o Theme.swift'")
    }
    self.target = target
    try checkSettings()
    try checkTarget()
    try checkThemes()
  }

  /// Whether the result is a folder of files.
  private var isFolder: Bool {
    !isDocument && (generator.isFolder(arguments.values))
  }

  /// Whether the result is a single document although the format writes folders.
  private var isDocument: Bool {
    !generator.documentEndings.isEmpty
      && (System.isStandardOutput(target)
        || generator.documentEndings.contains(where: target.hasSuffix))
  }

  /// Throws for a setting that the format does not use.
  private func checkSettings() throws(UsageError) {
    for setting in Self.settings where arguments.values.isGiven(setting) {
      let able = Generator.all.filter { $0.reads(setting) }.map(\.name)
      guard able.isEmpty || generator.reads(setting) else {
        throw UsageError("'\(setting.option)' is for 'tokenc generate \(able.listed())'")
      }
    }
  }

  private func checkTarget() throws(UsageError) {
    guard System.isStandardOutput(target) else {
      if arguments[.typecheck], !isFolder, !target.hasSuffix(".swift") {
        throw UsageError("'--typecheck' needs a file that ends in '.swift'")
      }
      return
    }
    if isFolder { throw UsageError("standard output ('\(target)') cannot take several files") }
    if arguments[.checkOnly] || arguments[.typecheck] {
      throw UsageError("'--check' and '--typecheck' need a file, not standard output")
    }
  }

  private func checkThemes() throws(UsageError) {
    guard !arguments[.namedTheme].isEmpty else { return }
    var names: [String: String] = [:]
    for theme in arguments[.namedTheme] {
      let name = Generator.swiftName(ofTheme: theme.name)
      if let other = names.updateValue(theme.name, forKey: name) {
        throw UsageError("the themes '\(other)' and '\(theme.name)' would both be '\(name)'")
      }
    }
    let paths = arguments.operands.dropFirst() + arguments[.namedTheme].map(\.path)
    if arguments[.namedTheme].count > 1, (paths + arguments[.defaults]).contains("-") {
      throw UsageError("with several themes standard input ('-') cannot be read")
    }
  }

  /// Reads, generates and writes, or compares.
  func run() throws(UsageError) -> ExitStatus {
    var stacks = try ThemeStacks(arguments, system)
    var files: [GeneratedFile] = []
    if stacks.frontEnd.mayWrite(arguments), let input = try stacks.input(arguments) {
      try checkModes(input)
      try Selection.checkModes(of: arguments, in: input.themes.map(\.resolved))
      files = generator.generate(input, arguments.values, &stacks.frontEnd.log)
    }
    let frontEnd = stacks.frontEnd
    frontEnd.report(arguments, system)
    guard frontEnd.tokens != nil, frontEnd.mayWrite(arguments) else { return frontEnd.status }
    let status = try deliver(files, besides: frontEnd.files)
    return status == .success ? frontEnd.status : status
  }

  /// Throws if the documents of several modes would go into one file.
  private func checkModes(_ input: GeneratorInput) throws(UsageError) {
    guard isDocument, let theme = input.themes.first, theme.selection.modes.count > 1 else {
      return
    }
    let names = theme.selection.modes.map { theme.resolved.layers.modes[$0.index] }
    throw UsageError(
      "'\(target)' takes one mode, and there are \(names.listed(with: "and"))",
      help: "'--mode \(names[0])' picks one; a folder takes a document for each")
  }

  private func deliver(
    _ files: [GeneratedFile], besides inputs: [SourceFile]
  ) throws(UsageError) -> ExitStatus {
    if System.isStandardOutput(target) {
      // At most one file is left here; that was checked.
      return files.first.map { system.deliver($0.content, to: target) } ?? .success
    }
    let result = GeneratedResult(
      files: files, target: target, isFolder: isFolder, ownership: generator.ownership,
      system: system)
    if isFolder { try InputProtection(inputs.map(\.path), system).check(result.paths) }
    let status = arguments[.checkOnly] ? result.compare(command: command) : result.write()
    guard status == .success, arguments[.typecheck] else { return status }
    return Typecheck.run(result.paths.filter { $0.hasSuffix(".swift") }, system)
  }

  /// The command line that writes the files.
  private var command: String {
    let line = arguments.line.filter { $0 != Setting.checkOnly.any.option }
    return (["tokenc"] + line).map(ShellText.quoted).joined(separator: " ")
  }
}
