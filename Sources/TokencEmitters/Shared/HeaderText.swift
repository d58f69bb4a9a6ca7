import TokencDiagnostics
import TokencCore

/// What the headers of generated files say.
enum HeaderText {
  /// A file as it was given; of an absolute path only the name, which is the same on each machine.
  static func name(of file: SourceFile) -> String {
    guard file.path.hasPrefix("/"), let slash = file.path.lastIndex(of: "/") else {
      return file.path
    }
    return String(file.path[file.path.index(after: slash)...])
  }

  /// That so many tokens are left out, without the end of the sentence.
  static func leftOut(_ count: Int, format: String) -> String {
    count == 1
      ? "One token is left out, since \(format) has no value for it"
      : "\(count) tokens are left out, since \(format) has no value for them"
  }
}
