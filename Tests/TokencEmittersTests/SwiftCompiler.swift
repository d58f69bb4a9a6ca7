import Foundation
import TokencTestSupport

/// The Swift compiler of the machine, if one is on the `PATH`.
enum SwiftCompiler {
  /// Where it is.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
  }()

  /// What it says about a source file; nothing where all is well.
  static func complaints(about source: String) throws -> String {
    guard let path else { return "no swiftc on the PATH" }
    return try ScratchDirectory.with { folder in
      try folder.write("Written.swift", source)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", folder.path("Written.swift"),
      ]
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = String(decoding: output, as: UTF8.self)
      return process.terminationStatus == 0 ? text : "\(text)\nstatus \(process.terminationStatus)"
    }
  }
}
