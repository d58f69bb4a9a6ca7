import Foundation
import Synchronization

/// Tests the tests: changes conditions, constants and calls of the libraries one at a time, and
/// reports which changes no test detects.
///
///     tokenc-mutants SEED [COUNT] [JOBS] [PART-OF-PATH]
@main
struct MutantTest {
  /// Suites that need more CPU seconds are left out: they start the Swift compiler.
  private static let slowest = 15.0

  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst().map { $0 })
    } catch let failure as Failure {
      note("error: \(failure.message)")
      exit(1)
    } catch {
      note("error: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard let seed = arguments.first.flatMap({ UInt64($0) }) else {
      throw Failure(message: "usage: tokenc-mutants SEED [COUNT] [JOBS] [PART-OF-PATH]")
    }
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 150
    let jobs = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2
    let part = arguments.dropFirst(3).first ?? ""
    let tree = try WorkTree(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let all = try mutations(tree, seed: seed).filter { part.isEmpty || $0.file.contains(part) }
    var random = Random(seed: seed)
    // A few more than wanted, to replace those that do not compile.
    var batch = Batch(tree, Array(random.shuffled(all).prefix(count + count / 4)))
    note("\(all.count) mutations are possible, \(batch.mutations.count) are tried")
    try batch.build()
    let numbers = Array(batch.living.prefix(count))
    let runner = try TestRunner(tree, slowest: slowest)
    let texts = batch.mutations.map(\.text)
    let survivors = try test(numbers, runner, jobs) { note("survived: \(texts[$0])") }
    try report(batch, numbers, survivors, tree)
  }

  private static func mutations(_ tree: WorkTree, seed: UInt64) throws -> [Mutation] {
    try tree.libraries().flatMap { try tree.files(in: $0) }.flatMap { file in
      Mutator.mutations(of: try tree.original(file), file: file, seed: seed)
    }
  }

  /// The numbers of mutations that no test detects.
  private static func test(
    _ numbers: [Int], _ runner: TestRunner, _ jobs: Int, _ tell: @Sendable (Int) -> Void
  ) throws -> [Int] {
    let state = Mutex((next: 0, survivors: [Int](), failure: Failure?.none))
    DispatchQueue.concurrentPerform(iterations: max(1, jobs)) { _ in
      while let number = state.withLock({ state -> Int? in
        guard state.failure == nil, state.next < numbers.count else { return nil }
        state.next += 1
        return numbers[state.next - 1]
      }) {
        let result = Result { try runner.kills(number) }
        state.withLock { state in
          switch result {
          case .success(true): break
          case .success(false):
            state.survivors.append(number)
            tell(number)
          case .failure(let error): state.failure = Failure(message: "\(error)")
          }
          if state.next % 10 == 0 {
            note("\(state.next) of \(numbers.count), \(state.survivors.count) survive")
          }
        }
      }
    }
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.survivors.sorted()
    }
  }

  private static func report(
    _ batch: Batch, _ numbers: [Int], _ survivors: [Int], _ tree: WorkTree
  ) throws {
    let equivalents = Equivalents(try ToolFolder.text("equivalents.txt"))
    var alive: [Mutation] = []
    var same: [(Mutation, String)] = []
    for mutation in survivors.map({ batch.mutations[$0] }) {
      let line = Syntax(try tree.original(mutation.file)).line(mutation.line)
      if let reason = equivalents.reason(mutation, line: line) {
        same.append((mutation, reason))
      } else {
        alive.append(mutation)
      }
    }
    let bound = numbers.last ?? -1
    let dropped = batch.dropped.filter { $0 < bound }.sorted()
    for number in dropped { print("does not compile: \(batch.mutations[number].text)") }
    for (mutation, reason) in same.sorted(by: { $0.0.text < $1.0.text }) {
      print("equivalent: \(mutation.text) (\(reason))")
    }
    for text in alive.map(\.text).sorted() { print("survived: \(text)") }
    print(
      "\(numbers.count) mutants, \(numbers.count - survivors.count) killed, "
        + "\(alive.count) survived, \(same.count) equivalent, \(dropped.count) did not compile")
  }
}
