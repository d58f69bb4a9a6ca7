import TokencDiagnostics
import TokencCore
import TokencSettings

/// The tokens that a format can express, each with its values in the format.
struct ReadTokens<Value> {
  private(set) var tokens: [TokenID] = []
  private(set) var values: [Value] = []
  /// The tokens that the format cannot express, each with the reason.
  let leftOut: [(token: TokenID, reason: String)]

  /// Reads each of `candidates`; reports tokens that the format cannot express, unless they are to
  /// be omitted.
  ///
  /// - Parameters:
  ///   - candidates: the tokens to read.
  ///   - theme: their stack.
  ///   - settings: the given values.
  ///   - format: its name in messages.
  ///   - log: receives the findings.
  ///   - read: the values of a token; nil if it has none, or if a refusal gives the reason.
  init(
    _ candidates: some Sequence<TokenID>, of theme: ThemeTokens, _ settings: SettingValues,
    format: String, _ log: inout DiagnosticLog,
    read: (TokenID, ModeSides, inout UnrepresentableValues) throws(UnreadableValue) -> Value?
  ) {
    let sides = ModeSides(theme, settings[.appearance])
    var refusals = UnrepresentableValues(format: format)
    for token in candidates {
      do throws(UnreadableValue) {
        guard let value = try read(token, sides, &refusals) else { continue }
        tokens.append(token)
        values.append(value)
      } catch {
        refusals.add(error, token, theme)
      }
    }
    leftOut = refusals.leftOut
    refusals.report(settings[.unrepresentable], &log)
  }
}
