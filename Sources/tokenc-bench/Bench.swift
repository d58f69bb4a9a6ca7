import TokencDialects
import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencCommand
import TokencEmitters
import TokencSystem

/// Times the phases of the compiler on files made from a seed.
///
///     tokenc-bench [TOKENS…]        time each phase, for each number of tokens
///     tokenc-bench --write TOKENS   write such a file to standard output
@main
struct Bench {
  /// How often each size is run; the fastest run of a phase is reported.
  private static let rounds = 5
  private static let seed: UInt64 = 7

  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--write" {
      let tokens = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
      try? System.posix.writeOutput(TokenFile.make(tokens: tokens, seed: seed))
      return
    }
    if arguments.isEmpty { arguments = ["100000"] }
    for argument in arguments {
      guard let tokens = Int(argument), tokens > 0 else {
        print("usage: tokenc-bench [TOKENS…] | --write TOKENS")
        return
      }
      run(tokens)
    }
  }

  private static func run(_ tokens: Int) {
    let bytes = TokenFile.make(tokens: tokens, seed: seed)
    var best: [String: Double] = [:]
    var order: [String] = []
    func note(_ phase: String, _ seconds: Double) {
      if best[phase] == nil { order.append(phase) }
      best[phase] = min(best[phase] ?? .infinity, seconds)
    }
    for _ in 0..<rounds {
      var last = ContinuousClock.now
      func lap() -> Double {
        let now = ContinuousClock.now
        defer { last = now }
        return (now - last) / .seconds(1)
      }
      var names = NameTable()
      _ = try? JSONParser.parse(bytes, names: &names)
      note("parse alone", lap())
      var log = DiagnosticLog()
      let files = [SourceFile(path: "bench.json", role: .theme, bytes: bytes)]
      let resolved = Compilation.resolve(files, options: CompilationOptions(), log: &log) {
        note($0.rawValue, lap())
      }
      for emitter in Emitter.all {
        var output = OutputBuffer()
        let options = EmitterOptions(selection: Selection(all: resolved))
        _ = lap()
        emitter.emit(resolved, options, &log).write(into: &output)
        note("emit \(emitter.name)", lap())
      }
    }
    report(tokens, bytes.count, order.map { ($0, best[$0] ?? 0) })
  }

  private static func report(_ tokens: Int, _ bytes: Int, _ phases: [(String, Double)]) {
    print("\(tokens) tokens, \(decimals(Double(bytes) / 1e6)) MB, best of \(rounds):")
    for (name, seconds) in phases {
      let columns = [
        "\(decimals(seconds * 1000)) ms", "\(decimals(Double(bytes) / 1e6 / seconds)) MB/s",
        "\(decimals(Double(tokens) / seconds / 1e6)) M tokens/s",
      ]
      let padded = columns.map { String(repeating: " ", count: max(0, 18 - $0.count)) + $0 }
      print("  \(name.padded(to: 14))\(padded.joined())")
    }
    print("  peak memory of the process: \(MemoryUse.peakMebibytes) MiB")
  }

  private static func decimals(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
