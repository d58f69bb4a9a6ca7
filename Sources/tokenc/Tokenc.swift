import TokencCommand
import TokencSystem

/// The program: its arguments in, its exit status out.
@main
enum Tokenc {
  static func main() {
    System.prepareProcess()
    TokenCommand.run(arguments: Array(CommandLine.arguments.dropFirst()), system: .posix).exit()
  }
}
