import Foundation
import PackagePlugin

/// `swift package generate-tokens`: makes Swift from the token files of targets, to be checked in.
///
/// `--target NAME` chooses targets; everything else is handed to `tokenc`, such as `--check`.
@main
struct CommandPlugin: PackagePlugin.CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "tokenc").url
    for case let module as any SourceModuleTarget in targets {
      let files = TokenFiles(module.sourceFiles.map(\.url))
      guard !files.isEmpty else { continue }
      let root = context.package.directoryURL
      // Paths from the package, so that the header is the same on every machine.
      func relative(_ file: URL) -> String {
        let prefix = root.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
      }
      let output = module.directoryURL.appending(path: "GeneratedTokens.swift")
      let process = Process()
      process.executableURL = tool
      process.currentDirectoryURL = root
      process.arguments =
        ["generate", "swift"] + (try files.arguments(relative)) + ["-o", relative(output)]
        + extractor.remainingArguments
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        Diagnostics.error("no Swift was generated for the target \(module.name)")
        return
      }
      print("\(relative(output)) is up to date")
    }
  }
}

/// The token files of one target.
struct TokenFiles {
  /// The file that replaces the built-in defaults.
  private let defaults: URL?
  private let themes: [URL]
  /// A file with further arguments of `tokenc`, one a line.
  private let options: URL?

  init(_ files: [URL]) {
    let sorted = files.sorted { $0.path < $1.path }
    let tokens = sorted.filter { file in
      let name = file.lastPathComponent
      return name == "theme.json" || name.hasSuffix("Tokens.json") || name.hasSuffix(".tokens.json")
    }
    defaults = tokens.first { $0.lastPathComponent == "defaultTokens.json" }
    themes = tokens.filter { $0.lastPathComponent != "defaultTokens.json" }
    options = sorted.first { $0.lastPathComponent == "tokenc.arguments" }
  }

  var isEmpty: Bool { defaults == nil && themes.isEmpty }

  /// All files that the result depends on.
  var all: [URL] { [defaults, options].compactMap { $0 } + themes }

  /// What `tokenc` is told; files named `*.tokens.json` alone are a set of their own.
  func arguments(_ path: (URL) -> String) throws -> [String] {
    let isOwnSet = themes.allSatisfy { $0.lastPathComponent.hasSuffix(".tokens.json") }
    var arguments = themes.map(path)
    if let defaults {
      arguments = ["--defaults", path(defaults)] + arguments
    } else if isOwnSet {
      arguments.insert("--no-defaults", at: 0)
    }
    guard let options else { return arguments }
    let lines = try String(contentsOf: options, encoding: .utf8).split(whereSeparator: \.isNewline)
    return arguments + lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
