import TokencCore
import TokencSettings

extension Selection {
  /// The tokens and modes selected on a command line.
  ///
  /// - Throws: for a group or mode that matches nothing.
  init(_ arguments: Arguments, in resolved: ResolvedTokens) throws(UsageError) {
    try self.init(ofGroups: arguments[.selectedGroup], modes: arguments[.mode], in: resolved)
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
