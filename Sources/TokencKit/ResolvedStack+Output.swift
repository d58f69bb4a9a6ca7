import TokencCore
import TokencDiagnostics
import TokencEmitters
import TokencSettings
import TokencText

extension ResolvedStack {
  /// The names of all formats: first those of `tokenc generate`, then those of `tokenc resolve`
  /// alone.
  public static var formats: [String] {
    let generators = Generator.all.map(\.name)
    return generators + Emitter.all.map(\.name).filter { !generators.contains($0) }
  }

  /// The tokens as files of a format.
  ///
  ///     let output = try stack.output(as: "css", settings: ["on-collision": "number"])
  ///     print(output.files.map(\.text).joined(), output.warnings.map(\.message))
  ///
  /// Findings of the stack do not stop it: check ``hasErrors`` first.
  ///
  /// - Parameters:
  ///   - format: one of ``formats``.
  ///   - settings: the format's options, by the names that they have on the command line without
  ///     their dashes, with the texts that follow them there; `true` for those without.
  ///   - groups: the groups whose tokens are written, names joined with dots; empty for all.
  ///   - modes: the modes that are written; empty for all.
  /// - Returns: the files, and what is left out of them or written otherwise.
  /// - Throws: ``OutputError``.
  public func output(
    as format: String, settings: [String: String] = [:], groups: [String] = [],
    modes: [String] = []
  ) throws(OutputError) -> Output {
    let selection: Selection
    do throws(Selection.Failure) {
      selection = try Selection(groups: groups, modes: modes, in: resolved)
    } catch {
      throw .emptySelection(reason: error.message)
    }
    var log = DiagnosticLog(isStrict: options.isStrict)
    let files: [OutputFile]
    if let generator = Generator.named(format) {
      let values = try Self.values(settings, of: generator.settings)
      try checkModes(of: values)
      let theme = ThemeTokens(resolved: resolved, selection: selection)
      let input = GeneratorInput(themes: [theme], version: Version.current)
      files = generator.generate(input, values, &log).map {
        OutputFile(path: $0.path, bytes: $0.content.bytes)
      }
    } else if let emitter = Emitter.all.first(where: { $0.name == format }) {
      var options = EmitterOptions(selection: selection)
      options.settings = try Self.values(settings, of: emitter.settings)
      try checkModes(of: options.settings)
      options.version = Version.current
      files = [OutputFile(path: "", bytes: emitter.emit(resolved, options, &log).bytes)]
    } else {
      throw .unknownFormat(format)
    }
    guard !log.hasErrors else { throw .refused(Self.findings(log, sourceOfFile)) }
    return Output(files: files, warnings: Self.findings(log, sourceOfFile))
  }

  /// Checks that the modes that settings name exist.
  private func checkModes(of settings: SettingValues) throws(OutputError) {
    for (_, mode) in Generator.namedModes(settings)
    where !modes.contains(where: { $0.hasSameBytes(as: mode) }) {
      throw .emptySelection(reason: Selection.unknownMode(mode, resolved).message)
    }
  }

  private static func values(
    _ given: [String: String], of settings: [AnySetting]
  ) throws(OutputError) -> SettingValues {
    var values = SettingValues()
    for (name, text) in given.sorted(by: { $0.key < $1.key }) {
      guard let setting = settings.first(where: { $0.name == name }) else {
        throw .unknownSetting(name)
      }
      do throws(SettingFailure) {
        try values.give(setting, text)
      } catch {
        switch error {
        case .unknown(let text, let choices):
          let list = choices.joined(separator: ", ")
          throw .invalidSetting(name, reason: "'\(text)' is not one of \(list)")
        case .wrong(let message, _): throw .invalidSetting(name, reason: message)
        }
      }
    }
    return values
  }
}
