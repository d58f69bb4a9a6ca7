import TokencCommand
import TokencSystem

/// Runs the whole program on bytes in memory and checks its guarantees for any input.
struct Program {
  /// The command lines to try inputs with; `FILE` is the input, `BASE` a valid file.
  static let commandLines: [[String]] = [
    ["resolve", "--no-defaults", "FILE"],
    ["resolve", "--no-defaults", "--format", "json", "FILE"],
    ["resolve", "--no-defaults", "--format", "csv", "--csv-safe", "FILE"],
    ["resolve", "--no-defaults", "--format", "swift", "FILE"],
    ["resolve", "--no-defaults", "--keep-going", "--format", "json", "FILE"],
    ["resolve", "--no-defaults", "--keep-going", "--raw", "--format", "json", "FILE"],
    ["resolve", "--no-defaults", "--keep-going", "--color", "always", "FILE"],
    ["resolve", "--no-defaults", "--keep-going", "--format", "swift", "FILE"],
    ["resolve", "--defaults", "BASE", "--keep-going", "--format", "csv", "FILE"],
    ["resolve", "--defaults", "BASE", "--format", "json", "-o", "out.json", "FILE"],
    ["check", "--no-defaults", "FILE"],
    ["check", "--no-defaults", "--diagnostics", "json", "FILE", "BASE"],
    ["check", "--no-defaults", "--dialect", "dtcg", "FILE"],
    ["check", "--defaults", "FILE", "--strict", "BASE"],
    ["explain", "--no-defaults", "a.b", "FILE", "BASE"],
    ["explain", "--no-defaults", "--format", "json", "a.b", "BASE", "FILE"],
  ]

  /// A file to merge with the input, below it and above it.
  static let base = """
    {
      "a": { "b": { "$value": { "light": "{c}", "dark": "#0b5fff" } } },
      "c": { "$type": "color", "$value": "#101820" }
    }
    """

  /// Runs one command line on one input.
  ///
  /// - Returns: what the program did wrong; nil if all is well.
  static func run(_ commandLine: [String], on input: [UInt8]) -> String? {
    let record = Record()
    let system = System(
      readFile: { path throws(FileError) in path == "BASE" ? Array(base.utf8) : input },
      writeFile: { _, bytes throws(FileError) in record.written = bytes },
      readInput: { () throws(FileError) in input },
      writeOutput: { bytes throws(FileError) in record.output += bytes },
      writeError: { record.errors += $0 }, isOutputTerminal: false, isErrorTerminal: false,
      terminalWidth: nil, environment: { _ in nil })
    let status = TokenCommand.run(arguments: commandLine, system: system)
    let isResolve = commandLine[0] == "resolve"
    if status != .success, isResolve, !commandLine.contains("--keep-going") {
      if !record.output.isEmpty || record.written != nil { return "wrote despite errors" }
      if record.errors.isEmpty { return "failed without a word" }
    }
    let texts = [record.output, record.errors, record.written ?? []]
    if texts.contains(where: { String(validating: $0, as: UTF8.self) == nil }) {
      return "wrote something else than UTF-8"
    }
    let isColored = commandLine.contains("always")
    let hasControl = record.errors.contains { $0 < 0x20 && $0 != 0x0a && $0 != 0x09 }
    if hasControl, !isColored { return "wrote control characters to the terminal" }
    return nil
  }

  /// The output of a run; a class, because the functions of a ``System`` share it.
  ///
  /// Sound to send: the program writes on one thread.
  private final class Record: @unchecked Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var written: [UInt8]?
  }
}
