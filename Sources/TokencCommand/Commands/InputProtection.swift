import TokencText
import TokencSystem
import TokencSettings

/// Keeps results from overwriting input files, however their paths are spelled.
struct InputProtection {
  private let inputs: [String]
  private let system: System

  init(_ inputs: some Sequence<String>, _ system: System) {
    self.inputs = inputs.filter { $0 != "-" }
    self.system = system
  }

  /// Throws if one of the results would overwrite an input.
  func check(_ outputs: [String], help: String? = nil) throws(UsageError) {
    var places: Set<ExactText>?
    for output in outputs where !System.isStandardOutput(output) {
      var isInput = inputs.hasText(output)
      // A file that does not exist yet is not an input.
      if !isInput, let place = try? system.folders.realPath(output) {
        let known =
          places
          ?? Set(inputs.compactMap { try? system.folders.realPath($0) }.map(ExactText.init(_:)))
        places = known
        isInput = known.contains(ExactText(place))
      }
      if isInput {
        throw UsageError(
          "'\(output)' is an input; the result would replace it", help: help)
      }
    }
  }
}

extension Arguments {
  /// Throws if the result would overwrite an input: the defaults, or one of `themes`.
  func checkOutput(_ themes: some Sequence<String>, _ system: System) throws(UsageError) {
    try InputProtection(self[.defaults] + themes, system).check(self[.output].map { [$0] } ?? [])
  }
}
