import TokencCore
import TokencEmitters
import TokencSettings
import TokencText

extension Selection {
  /// The tokens and modes selected on a command line.
  ///
  /// - Throws: for a group or mode that matches nothing.
  init(_ arguments: Arguments, in resolved: ResolvedTokens) throws(UsageError) {
    try self.init(ofGroups: arguments[.selectedGroup], modes: arguments[.mode], in: resolved)
  }

  /// Checks that the modes that formats' options name exist.
  ///
  /// - Throws: for one that no stack has.
  static func checkModes(
    of arguments: Arguments, in stacks: [ResolvedTokens]
  ) throws(UsageError) {
    for (option, mode) in Generator.namedModes(arguments.values) {
      guard !stacks.contains(where: { $0.layers.modes.hasText(mode) }), let first = stacks.first
      else { continue }
      let failure = Selection.unknownMode(mode, first)
      throw UsageError("'\(option)': \(failure.message)", help: failure.help)
    }
  }

  /// The same for some of the groups and modes.
  ///
  /// - Throws: for a group or mode that matches nothing.
  init(
    ofGroups groups: [String], modes: [String], in resolved: ResolvedTokens
  ) throws(UsageError) {
    do throws(Selection.Failure) {
      try self.init(groups: groups, modes: modes, in: resolved)
    } catch {
      throw UsageError(error.message, help: error.help)
    }
  }
}
