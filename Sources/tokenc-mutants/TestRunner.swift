import Foundation

/// Runs those of the built tests that a mutation can make fail, fast suites first.
struct TestRunner: Sendable {
  /// The tests of one type.
  private struct Suite {
    var name: String
    /// How long it keeps a processor busy.
    var seconds: Double
    /// The mutations whose code it runs.
    var reached: Set<Int>
  }

  private let root: URL
  private var suites: [Suite] = []

  /// Measures every suite without a mutation.
  ///
  /// A suite that already fails, or takes longer than `slowest`, is omitted and reported.
  init(_ tree: WorkTree, slowest: Double) throws {
    root = tree.root
    let record = root.appendingPathComponent(".reached")
    for name in try names() {
      try Data().write(to: record)
      let start = Shell.secondsOfChildren
      let ending = try run(
        [name], choice: record.path, output: ".test-baseline", seconds: 2 * slowest)
      let seconds = Shell.secondsOfChildren - start
      if ending == .status(0), seconds < slowest {
        let reached = Set(Shell.text(of: record).split(separator: "\n").compactMap { Int($0) })
        suites.append(Suite(name: name, seconds: seconds, reached: reached))
      } else {
        note("left out: \(name), which \(seconds < slowest ? "fails" : "takes too long")")
      }
    }
    let seconds = suites.map(\.seconds).reduce(0, +)
    note("\(suites.count) suites take \(Int(seconds)) s of a processor")
  }

  /// Whether a mutation is detected.
  func kills(_ number: Int) throws -> Bool {
    let able = suites.filter { $0.reached.contains(number) }
    let stages: [Range<Double>] = [0..<0.3, 0.3..<1, 1..<3, 3..<Double.infinity]
    for (index, stage) in stages.enumerated() {
      let suites = able.filter { stage.contains($0.seconds) }
      guard !suites.isEmpty else { continue }
      let ending = try run(
        suites.map(\.name), choice: "\(number)", output: ".test-\(number)-\(index)",
        seconds: suites.map(\.seconds).reduce(0, +))
      if ending != .status(0) { return true }
    }
    return false
  }

  private func names() throws -> [String] {
    let output = root.appendingPathComponent(".test-list")
    _ = try Shell.run(
      command + ["--list-tests"], in: root, output: output, limit: 600)
    var names: [String] = []
    for line in Shell.text(of: output).split(separator: "\n") where line.contains("Tests.") {
      let name = String(line.prefix { $0 != "/" })
      if !names.contains(name), !name.contains("Mutants"), name.split(separator: ".").count == 2 {
        names.append(name)
      }
    }
    return names
  }

  private var command: [String] {
    #if os(Linux)
    [".build/debug/tokencPackageTests.xctest", "--testing-library", "swift-testing"]
    #else
    ["swift", "test", "--skip-build", "--disable-xctest"]
    #endif
  }

  /// Runs suites that take some seconds of a processor where nothing is wrong.
  ///
  /// `choice` is the number of a mutation, or the file for the numbers of those that are reached.
  private func run(
    _ suites: [String], choice: String, output name: String, seconds: Double
  ) throws -> Shell.Ending {
    let output = root.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: output) }
    let environment = [
      "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no", SwitchSource.variable: choice,
    ]
    // A loop without an end has a bound in seconds of a processor, so that a busy machine changes
    // nothing; memory has one too, since a loop may fill it before that.
    let limits = "ulimit -t \(Int(10 + 4 * seconds)); ulimit -v 8000000 2>/dev/null; exec \"$@\""
    return try Shell.run(
      ["sh", "-c", limits, "sh"] + command + suites.flatMap { ["--filter", "\($0)/"] },
      in: root, output: output, environment: environment, limit: 120 + 20 * seconds,
      isEnough: { $0.contains("✘") })
  }
}
