import Foundation
import TokencTestSupport

/// The built program, run as users run it.
enum Program {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errorOutput: String
  }

  /// The path of the binary, which stands beside that of the tests.
  static var path: String {
    #if canImport(Darwin)
    let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
    let folder = tests.bundleURL.deletingLastPathComponent()
    #else
    let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("tokenc").path
  }

  /// Runs a script of `sh`, in which `$tokenc` is the program.
  static func shell(_ script: String, in folder: ScratchDirectory) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    let environment = ProcessInfo.processInfo.environment
    process.environment = [
      "tokenc": path, "PATH": environment["PATH"] ?? "/usr/bin:/bin",
    ].merging(environment.filter { $0.key == "TOKENC_MUTANT" }) { $1 }
    // Files and no pipes: nobody needs to empty them while the program runs.
    return try ScratchDirectory.with { streams in
      try streams.write("output", "")
      try streams.write("error", "")
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(
        forWritingTo: streams.url.appendingPathComponent("output"))
      process.standardError = try FileHandle(
        forWritingTo: streams.url.appendingPathComponent("error"))
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: try streams.read("output"),
        errorOutput: try streams.read("error"))
    }
  }

  /// How a script runs the program as someone whom folders can refuse: root is refused nothing.
  static let unprivileged =
    geteuid() == 0
    ? #"setpriv --reuid=65534 --regid=65534 --clear-groups "$tokenc""# : #""$tokenc""#

  /// Whether ``unprivileged`` works here.
  static var canRunUnprivileged: Bool {
    let result = try? ScratchDirectory.with { folder in
      try shell("\(unprivileged) --version", in: folder)
    }
    return result?.status == 0
  }
}
