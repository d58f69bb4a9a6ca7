import Foundation
import PackagePlugin

/// `swift package generate-tokens`: generates Swift from the token files of targets, to be checked
/// in.
///
/// `--target NAME` selects targets; everything else is passed to `tokenc`, such as `--check`.
@main
struct CommandPlugin: PackagePlugin.CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "tokenc").url
    for case let module as any SourceModuleTarget in targets {
      let files = try TokenFiles(module.sourceFiles.map(\.url))
      guard !files.isEmpty else { continue }
      let root = context.package.directoryURL
      // Paths relative to the package, so that the header is the same on every machine.
      func relative(_ file: URL) -> String {
        let prefix = root.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
      }
      let output = module.directoryURL.appending(path: "GeneratedTokens.swift")
      let process = Process()
      process.executableURL = tool
      process.currentDirectoryURL = root
      process.arguments =
        ["generate", "swift"] + files.arguments(relative) + ["-o", relative(output)]
        + extractor.remainingArguments
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        Diagnostics.error("no Swift was generated for the target \(module.name)")
        return
      }
      let isCheck = extractor.remainingArguments.contains("--check")
      print("\(relative(output)) \(isCheck ? "is up to date" : "holds the tokens as they are now")")
    }
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
