import TokencCommand

/// The program: its arguments in, its exit status out.
@main
enum Tokenc {
  static func main() {
    TokenCommand.run(arguments: Array(CommandLine.arguments.dropFirst()), system: .posix).exit()
  }
}
