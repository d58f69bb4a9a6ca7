import Foundation
import PackagePlugin

/// Makes Swift from the token files of a target before each build, where they changed.
@main
struct BuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = TokenFiles(module.sourceFiles.map(\.url))
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedTokens.swift")
    return [
      .buildCommand(
        displayName: "Generating Swift from the tokens of \(target.name)",
        executable: try context.tool(named: "tokenc").url,
        arguments: ["generate", "swift"] + (try files.arguments { $0.path })
          + ["-o", output.path],
        inputFiles: files.all, outputFiles: [output])
    ]
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
