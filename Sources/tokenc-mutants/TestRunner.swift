import Foundation

/// Runs the built tests, fast suites first.
struct TestRunner: Sendable {
  private let root: URL
  /// The suites in stages, each of which is run together, with their CPU seconds.
  private(set) var stages: [(suites: [String], seconds: Double)] = []

  /// Measures every suite without a mutation.
  ///
  /// A suite that already fails, or takes longer than `slowest`, is omitted and reported.
  init(_ tree: WorkTree, slowest: Double) throws {
    root = tree.root
    var fast: [(String, Double)] = []
    for suite in try suites() {
      let start = Shell.secondsOfChildren
      let ending = try run([suite], mutation: nil, name: "baseline", limit: 10 * slowest)
      let seconds = Shell.secondsOfChildren - start
      if ending == .status(0), seconds < slowest {
        fast.append((suite, seconds))
      } else {
        note("left out: \(suite), which \(seconds < slowest ? "fails" : "takes long")")
      }
    }
    let bounds: [Range<Double>] = [0..<0.6, 0.6..<3, 3..<Double.infinity]
    stages = bounds.map { bound in
      let suites = fast.filter { bound.contains($0.1) }
      return (suites.map(\.0), suites.map(\.1).reduce(0, +))
    }
    note("stages: \(stages.map { "\($0.suites.count) suites, \(Int($0.seconds)) s" })")
  }

  /// Whether a mutation is detected.
  func kills(_ number: Int) throws -> Bool {
    for (index, stage) in stages.enumerated() where !stage.suites.isEmpty {
      let ending = try run(
        stage.suites, mutation: number, name: "\(number)-\(index)", limit: 30 + 6 * stage.seconds)
      if ending != .status(0) { return true }
    }
    return false
  }

  private func suites() throws -> [String] {
    let output = root.appendingPathComponent(".test-list")
    _ = try Shell.run(
      command + ["--list-tests"], in: root, output: output, limit: 600)
    var suites: [String] = []
    for line in Shell.text(of: output).split(separator: "\n") where line.contains("Tests.") {
      let suite = String(line.prefix { $0 != "/" })
      if !suites.contains(suite), !suite.contains("Mutants"), suite.split(separator: ".").count == 2
      {
        suites.append(suite)
      }
    }
    return suites
  }

  private var command: [String] {
    #if os(Linux)
    [".build/debug/tokencPackageTests.xctest", "--testing-library", "swift-testing"]
    #else
    ["swift", "test", "--skip-build", "--disable-xctest"]
    #endif
  }

  private func run(
    _ suites: [String], mutation: Int?, name: String, limit: Double
  ) throws -> Shell.Ending {
    let output = root.appendingPathComponent(".test-\(name)")
    defer { try? FileManager.default.removeItem(at: output) }
    var environment = ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    if let mutation { environment[SwitchSource.variable] = "\(mutation)" }
    // Memory is limited too, since a loop may fill it before its time is up.
    let line = ["sh", "-c", "ulimit -v 8000000 2>/dev/null; exec \"$@\"", "sh"] + command
    return try Shell.run(
      line + suites.flatMap { ["--filter", "\($0)/"] }, in: root, output: output,
      environment: environment, limit: limit, isEnough: { $0.contains("✘") })
  }
}
