import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

extension Command {
  /// Prints the defaults that are built into the program.
  static let defaults = Command(
    name: "defaults", operands: "", operandCount: 0...0,
    summary: "print the built-in defaults",
    description: """
      Prints the token file that themes override, byte for byte. Messages call it <defaults>.
      """,
    makeSettings: { .of(.output) + .common },
    examples: [
      Example(arguments: "defaults -o defaultTokens.json", purpose: "a copy to read and search")
    ],
    run: { arguments, system throws(UsageError) in
      let frontEnd = FrontEnd(files: [], tokens: nil, log: DiagnosticLog())
      frontEnd.report(arguments, system)
      return system.deliver(
        OutputBuffer(SourceFile.builtInDefaults.bytes), to: arguments[.output])
    })
}
