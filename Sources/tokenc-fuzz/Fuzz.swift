import TokencCommand
import TokencSystem

#if FUZZING
/// libFuzzer's entry: the first byte chooses the command line, the rest is the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // Sound: libFuzzer passes that many bytes and keeps them until this returns.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let line = Program.commandLines[Int(first) % Program.commandLines.count]
  if let fault = Program.run(line, on: Array(bytes.dropFirst())) {
    preconditionFailure("\(line.joined(separator: " ")): \(fault)")
  }
  return 0
}
#else
/// Runs the program on seeded random mutations of real files.
///
///     tokenc-fuzz --mutations COUNT [--seed SEED] FILE…
///
/// A crash can be reproduced with the seed in the last line before it.
@main
struct Fuzz {
  /// No input may take longer.
  private static let longest = Duration.seconds(10)

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let count = take("--mutations", from: &arguments) ?? 1_000
    let seed = take("--seed", from: &arguments) ?? 1
    let files = arguments.compactMap { try? System.posix.readFile($0) }
    guard !files.isEmpty, files.count == arguments.count else {
      complain("usage: tokenc-fuzz --mutations COUNT [--seed SEED] FILE…\n")
      ExitStatus.failure.exit()
    }
    // Large files are chosen rarely: one input in twenty, so that small ones get their turn.
    let small = files.filter { $0.count <= 4096 }
    for index in 0..<count {
      var mutator = Mutator(seed: UInt64(seed) << 32 | UInt64(index))
      let pool = small.isEmpty || mutator.random(below: 20) == 0 ? files : small
      let input = mutator.mutate(pool[mutator.random(below: pool.count)], with: pool)
      let line = Program.commandLines[mutator.random(below: Program.commandLines.count)]
      if index % 10_000 == 0 { complain("\(index) of \(count), seed \(seed)\n") }
      let start = ContinuousClock.now
      let fault =
        Program.run(line, on: input)
        ?? (ContinuousClock.now - start > longest ? "took more than \(longest)" : nil)
      if let fault {
        complain("mutation \(index) of seed \(seed), \(line.joined(separator: " ")): \(fault)\n")
        try? System.posix.writeOutput(input)
        ExitStatus.problems.exit()
      }
    }
    complain("\(count) mutations of \(files.count) files, no crash, no hang, no half result\n")
  }

  private static func take(_ name: String, from arguments: inout [String]) -> Int? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return Int(arguments[index + 1])
  }

  private static func complain(_ text: String) {
    System.posix.writeError(Array(text.utf8))
  }
}
#endif
