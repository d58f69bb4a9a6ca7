import TokencDialects
import TokencText
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

extension Command {
  /// Converts an older Backbase theme to the current form.
  static let migrate = Command(
    name: "migrate", operands: "FILE", operandCount: 1...1,
    summary: "convert an older Backbase theme to the current form",
    description: """
      Prints the theme FILE, whose root has 'colors' with 'light' and 'dark', in the form with \
      'theme' and 'primitives'. No color changes; entries without a counterpart are listed and \
      left out.
      """,
    makeSettings: { .of(.output) + .common },
    examples: [
      Example(
        arguments: "migrate defaultTheme.json -o theme.json",
        purpose: "the old file stays as it is")
    ],
    run: { arguments, system throws(UsageError) in
      try arguments.checkOutput(arguments.operands, system)
      var rewriter = FileRewriter(arguments, system)
      let results = rewriter.rewrite(arguments.operands, Rewriting.migrate)
      guard rewriter.frontEnd.files.count == 1 else {
        throw UsageError("'\(arguments.operands[0])' is a folder; name one of its files")
      }
      rewriter.frontEnd.report(arguments, system)
      guard let result = results.first, rewriter.frontEnd.mayWrite(arguments) else {
        return rewriter.frontEnd.status
      }
      let status = system.deliver(OutputBuffer(result.bytes), to: arguments[.output])
      return status == .success ? rewriter.frontEnd.status : status
    })
}
