import Foundation
import TokencTestSupport

/// The project's folders.
enum Project {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

/// The compiler of the path, and other programs.
enum Shell {
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a program of the path; its output and its complaints come together.
  static func run(_ arguments: [String], in folder: URL = Project.root) throws -> Result {
    try ScratchDirectory.with { streams in
      try streams.write("output", "")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let handle = try FileHandle(forWritingTo: streams.url.appendingPathComponent("output"))
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      return Result(status: process.terminationStatus, output: try streams.read("output"))
    }
  }
}

/// How generated Swift is compiled.
enum SwiftCompiler {
  static let flags = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-name", "tests",
  ]

  /// What a strict package turns on.
  static let strictFlags = [
    "-strict-memory-safety", "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
  ]

  /// Checks files; empty where the compiler accepts them.
  static func typecheck(
    _ files: [String], _ more: [String] = [], in folder: ScratchDirectory
  ) throws -> String {
    let result = try Shell.run(
      ["swiftc", "-typecheck"] + flags + more + files, in: folder.url)
    return result.status == 0 ? "" : "exit status \(result.status)\n\(result.output.prefix(4000))"
  }
}
