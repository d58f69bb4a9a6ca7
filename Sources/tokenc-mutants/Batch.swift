import Foundation

/// The mutations of one run, built together.
struct Batch {
  private let tree: WorkTree
  /// All mutations that were tried, by number.
  let mutations: [Mutation]
  /// The numbers of those that compile.
  private(set) var living: [Int]
  /// The numbers of those that do not.
  private(set) var dropped: [Int] = []

  init(_ tree: WorkTree, _ mutations: [Mutation]) {
    self.tree = tree
    self.mutations = mutations
    living = Array(mutations.indices)
  }

  /// Builds the tests with all mutations that compile.
  mutating func build() throws {
    for round in 1...20 {
      try write()
      let log = tree.root.appendingPathComponent(".build-log")
      let ending = try Shell.run(
        [
          "swift", "build", "--build-tests", "--disable-xctest",
          "-debug-info-format", "none", "-Xswiftc", "-continue-building-after-errors",
        ], in: tree.root, output: log, limit: 3600)
      if ending == .status(0) { return }
      let wrong = culprits(Shell.text(of: log))
      note("build \(round): \(wrong.count) mutations do not compile")
      for number in wrong { note("  \(mutations[number].text)") }
      guard !wrong.isEmpty else {
        throw Failure(message: "the copy does not build, see \(log.path)")
      }
      dropped += wrong
      living.removeAll { wrong.contains($0) }
    }
    throw Failure(message: "the copy does not build")
  }

  private func write() throws {
    let common = try ToolFolder.text("MutantSwitch.txt")
    for library in try tree.libraries() {
      var ofLibrary: [(number: Int, mutation: Mutation)] = []
      for file in try tree.files(in: library) {
        let own = living.filter { mutations[$0].file == file }.map { ($0, mutations[$0]) }
        ofLibrary += own
        try tree.write(Rewriter.rewrite(try tree.original(file), own), to: file)
      }
      try tree.write(
        SwitchSource.text(ofLibrary, common: common), to: "\(library)/MutantSwitch.swift")
    }
  }

  /// The mutations in the lines that the compiler complains of; where none stands in such a line,
  /// the nearest one before it, and else all of the file.
  private func culprits(_ log: String) -> [Int] {
    var found: Set<Int> = []
    for (file, line) in Self.errors(in: log, below: tree.root.path + "/Sources/") {
      let inFile = living.filter { mutations[$0].file == file }
      let there = inFile.filter { mutations[$0].lines.contains(line) }
      if !there.isEmpty {
        found.formUnion(there)
      } else if inFile.allSatisfy({ !found.contains($0) }) {
        let near = inFile.filter { abs(mutations[$0].line - line) < 25 }
        found.formUnion(near.isEmpty ? inFile : near)
      }
    }
    return found.sorted()
  }

  /// The places of errors in a compiler's output.
  static func errors(in log: String, below root: String) -> [(file: String, line: Int)] {
    log.split(separator: "\n").compactMap { line in
      guard line.contains(": error: "), let start = line.range(of: root) else { return nil }
      let parts = line[start.upperBound...].split(separator: ":")
      guard parts.count > 2, let number = Int(parts[1]) else { return nil }
      return (String(parts[0]), number)
    }
  }
}

/// The data files beside the sources of the tool.
enum ToolFolder {
  static func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// Why the tool cannot continue.
struct Failure: Error {
  let message: String
}

/// Reports progress on standard error.
func note(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
