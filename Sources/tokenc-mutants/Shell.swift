import Foundation

/// Other programs.
enum Shell {
  enum Ending: Equatable {
    case status(Int32)
    /// It took too long, or was stopped by `isEnough`.
    case stopped(isTooLong: Bool)
  }

  /// Runs a program with its output in a file, and ends it and all its children when its time is up
  /// or its output suffices.
  static func run(
    _ arguments: [String], in folder: URL, output: URL, environment: [String: String] = [:],
    limit: Double, isEnough: (String) -> Bool = { _ in false }
  ) throws -> Ending {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let start = ContinuousClock.now
    try process.run()
    let id = process.processIdentifier
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.05)
      let isTooLong = (ContinuousClock.now - start) / .seconds(1) > limit
      guard isTooLong || isEnough(text(of: output)) else { continue }
      // Processes start in groups of their own, so that this ends their children too.
      kill(-id, SIGKILL)
      kill(id, SIGKILL)
      process.waitUntilExit()
      return .stopped(isTooLong: isTooLong)
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? .status(process.terminationStatus) : .status(128)
  }

  /// The CPU time of all ended programs, which is independent of other work on the machine.
  static var secondsOfChildren: Double {
    var usage = rusage()
    // Sound: the call fills the struct and keeps no pointer. The number is that of
    // RUSAGE_CHILDREN, whose type differs between systems.
    _ = unsafe getrusage(-1, &usage)
    let parts = [usage.ru_utime, usage.ru_stime]
    return parts.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
  }

  /// The contents of a file, or nothing.
  static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
