import Testing

/// Runs every system of a folder of token files through `generate swift`, the compiler and a
/// program that prints every constant: `make corpus CORPUS=…`.
@Suite(.enabled(if: Corpus.isThere))
struct CorpusTests {
  @Test func `the Swift of every system prints what resolve prints`() throws {
    var all = Counts()
    for (system, runs) in try Corpus.systems() {
      var counts = Counts()
      var sets: [GeneratedSet] = []
      for run in runs {
        do {
          let set = try GeneratedSet(
            "Set\(sets.count)", run.bytes, run.arguments, isStrict: false)
          counts.add(set)
          all.add(set)
          sets.append(set)
        } catch let failure as GeneratedSet.Failure {
          print("\(run): nothing is written: \(failure.output.prefix(200))")
        }
      }
      try #require(!sets.isEmpty, "\(system)")
      counts.compared = try CompiledSets.check(sets).reduce(0, +)
      print("\(system): \(sets.count) runs, \(counts.text)")
      #expect(counts.compared == counts.constants, "\(system)")
      #expect(counts.writtenColors == counts.readColors, "\(system): \(counts.text)")
    }
    // The rest are gradients and functions of other languages under the type of a color.
    #expect(all.writtenColors * 100 >= all.colors * 95, "\(all.text)")
  }

  /// What became of the tokens of a system.
  private struct Counts {
    var tokens = 0
    var constants = 0
    var compared = 0
    var colors = 0
    /// Those that are colors, and nothing that only other platforms understand.
    var readColors = 0
    var writtenColors = 0

    mutating func add(_ set: GeneratedSet) {
      tokens += set.json.count
      constants += set.accessors.count
      let colors = set.paths(ofType: "color")
      self.colors += colors.count
      readColors += colors.count { set.isRead($0) }
      writtenColors += colors.intersection(set.accessors.map(\.path)).count
    }

    var text: String {
      "\(tokens) tokens, \(constants) written, \(tokens - constants) left out, \(compared) "
        + "compared, \(writtenColors) of \(colors) colors"
    }
  }
}
