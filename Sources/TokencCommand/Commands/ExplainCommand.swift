import TokencText
import TokencCore
import TokencJSON
import TokencAnalysis
import TokencSystem
import TokencSettings

extension Command {
  /// Shows how one token gets its values.
  static let explain = Command(
    name: "explain", operands: "TOKEN [THEME…]", operandCount: 1...Int.max,
    summary: "show one token's chain of references, in each mode",
    description: """
      Follows the references from TOKEN to its value, with the file, line and column of each hop, \
      and tells which layer defines it, what that overrides, and who uses the token.
      """,
    makeSettings: { .of(.explanationFormat, .mode) + .common },
    examples: [
      Example(
        arguments: "explain theme.color.icon-button.primary.default.background theme.json",
        purpose: "why is this button blue?")
    ],
    run: { arguments, system throws(UsageError) in
      let frontEnd = try FrontEnd(arguments, themes: arguments.operands.dropFirst(), system)
      return try ExplainCommand.finish(frontEnd, arguments, system)
    })
}

enum ExplainCommand {
  /// Prints the findings and the explanation, whatever the findings are.
  static func finish(
    _ frontEnd: FrontEnd, _ arguments: Arguments, _ system: System
  ) throws(UsageError) -> ExitStatus {
    guard let tokens = frontEnd.tokens else {
      frontEnd.report(arguments, system)
      return frontEnd.status
    }
    let token = try find(arguments.operands[0], in: tokens)
    let selection: Selection
    do throws(Selection.Failure) {
      selection = try Selection(groups: [], modes: arguments[.mode], in: tokens)
    } catch {
      throw UsageError(error.message, help: error.help)
    }
    frontEnd.report(arguments, system)
    let explanation = Explanation(token, modes: selection.modes, in: tokens)
    let usesColor = arguments[.color].isEnabled(isTerminal: system.isOutputTerminal, system)
    let output =
      switch arguments[.explanationFormat] {
      case .text: ExplanationText.render(explanation, tokens, usesColor: usesColor)
      case .json: ExplanationJSON.render(explanation, tokens)
      }
    let delivery = system.deliver(output)
    return delivery == .success ? frontEnd.status : delivery
  }

  /// The token with a path, which may be in braces as in a token file.
  private static func find(
    _ text: String, in tokens: ResolvedTokens
  ) throws(UsageError) -> TokenID {
    let isReference = text.hasPrefix("{") && text.hasSuffix("}") && text.count > 2
    let path = isReference ? String(text.dropFirst().dropLast()) : text
    if let token = tokens.token(at: path) { return token }
    let dotted = String(path.map { $0 == "/" ? "." : $0 })
    if let token = tokens.token(at: dotted) { return token }
    let nearest = tokens.nearestToken(to: dotted)
    throw UsageError(
      "no token named '\(path)'",
      help: nearest.map { Suggestion.didYouMean(tokens.set.pathText($0), insteadOf: dotted) })
  }
}

/// The output format of `explain`.
enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json
}

extension Setting where Value == ExplanationFormat {
  static var explanationFormat: Setting {
    .choice("format", .output, "the format of the answer")
  }
}
