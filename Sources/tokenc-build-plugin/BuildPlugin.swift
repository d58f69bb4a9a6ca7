import Foundation
import PackagePlugin

/// Generates Swift from the token files of a target before each build, if they changed.
@main
struct BuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = try TokenFiles(module.sourceFiles.map(\.url))
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedTokens.swift")
    return [
      .buildCommand(
        displayName: "Generating Swift from the tokens of \(target.name)",
        executable: try context.tool(named: "tokenc").url,
        arguments: ["generate", "swift"] + files.arguments { $0.path }
          + ["-o", output.path],
        inputFiles: files.all, outputFiles: [output])
    ]
  }
}

/// The token files of one target.
struct TokenFiles {
  /// The file that replaces the built-in defaults.
  private let defaults: URL?
  /// The files to merge, later over earlier.
  private let themes: [URL]
  /// The words of `tokenc.arguments`.
  private let words: [String]
  /// For each word `NAME=PATH` after `--theme`, the file of the target that it names.
  private var named: [(index: Int, name: Substring, file: URL)] = []
  /// A file with further arguments of `tokenc`, one word a line.
  private let options: URL?

  init(_ files: [URL]) throws {
    let sorted = files.sorted { $0.path < $1.path }
    options = sorted.first { $0.lastPathComponent == "tokenc.arguments" }
    words =
      try options.map { options in
        try String(contentsOf: options, encoding: .utf8).split(whereSeparator: \.isNewline)
          .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      } ?? []
    for (index, word) in words.enumerated().dropFirst() where words[index - 1] == "--theme" {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        let file = sorted.first(where: { $0.path.hasSuffix("/" + parts[1]) })
      else { continue }
      named.append((index, parts[0], file))
    }
    let taken = named.map(\.file)
    let tokens = sorted.filter { file in
      let name = file.lastPathComponent
      let isTokens =
        name == "theme.json" || name.hasSuffix("Tokens.json") || name.hasSuffix(".tokens.json")
      return isTokens && !taken.contains(file)
    }
    defaults = tokens.first { $0.lastPathComponent == "defaultTokens.json" }
    themes = tokens.filter { $0.lastPathComponent != "defaultTokens.json" }
  }

  var isEmpty: Bool { defaults == nil && themes.isEmpty && named.isEmpty }

  /// All files that the result depends on.
  var all: [URL] { [defaults, options].compactMap { $0 } + themes + named.map(\.file) }

  /// The arguments of `tokenc`; files named `*.tokens.json` are a complete set if there are no
  /// others.
  func arguments(_ path: (URL) -> String) -> [String] {
    let isOwnSet = (themes + named.map(\.file)).allSatisfy {
      $0.lastPathComponent.hasSuffix(".tokens.json")
    }
    var arguments = themes.map(path)
    if let defaults {
      arguments = ["--defaults", path(defaults)] + arguments
    } else if isOwnSet {
      arguments.insert("--no-defaults", at: 0)
    }
    var words = words
    for (index, name, file) in named { words[index] = "\(name)=\(path(file))" }
    return arguments + words
  }
}
