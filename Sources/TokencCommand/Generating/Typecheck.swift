import TokencSystem

/// Passes generated Swift to the compiler found through `PATH`.
enum Typecheck {
  private static let flags = [
    "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
    "-package-name", "tokenc",
  ]

  /// Checks the files; the compiler prints its own findings.
  static func run(_ paths: [String], _ system: System) -> ExitStatus {
    // A path that begins with a hyphen must not look like an option.
    let files = paths.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    do throws(FileError) {
      switch try system.runTool(["swiftc"] + flags + files) {
      case 0?: return .success
      case nil:
        system.writeError(
          Array("tokenc: note: no swiftc in PATH; nothing was checked\n".utf8))
        return .success
      case let status?:
        system.complain("swiftc rejects the written files (exit status \(status))")
        return .problems
      }
    } catch {
      system.complain("cannot run swiftc: \(error.message)")
      return .failure
    }
  }
}
