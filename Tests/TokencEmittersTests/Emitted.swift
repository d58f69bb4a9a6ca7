import TokencDiagnostics
import TokencCore
import TokencTestSupport

@testable import TokencEmitters

extension CompiledStack {
  /// What a format writes of the stack's tokens.
  func emitted(
    _ emitter: Emitter, groups: [String] = [], modes: [String] = [],
    _ change: (inout EmitterOptions) -> Void = { _ in }
  ) throws -> String {
    var log = DiagnosticLog()
    return try emitted(emitter, groups: groups, modes: modes, log: &log, change)
  }

  /// The same, with what the format reports.
  func emitted(
    _ emitter: Emitter, groups: [String] = [], modes: [String] = [], log: inout DiagnosticLog,
    _ change: (inout EmitterOptions) -> Void = { _ in }
  ) throws -> String {
    var options = EmitterOptions(
      selection: try Selection(groups: groups, modes: modes, in: tokens))
    change(&options)
    return String(decoding: emitter.emit(tokens, options, &log).bytes, as: UTF8.self)
  }
}
