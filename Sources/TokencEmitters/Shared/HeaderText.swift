import TokencDiagnostics
import TokencCore

/// The texts in headers of generated files.
enum HeaderText {
  /// A file's path as given; for an absolute path only the name, which is the same on each machine.
  static func name(of file: SourceFile) -> String {
    guard file.path.hasPrefix("/"), let slash = file.path.lastIndex(of: "/") else {
      return file.path
    }
    return String(file.path[file.path.index(after: slash)...])
  }

  /// The beginning of a sentence about the number of omitted tokens.
  static func leftOut(_ count: Int, format: String) -> String {
    count == 1
      ? "One token is left out, since \(format) has no value for it"
      : "\(count) tokens are left out, since \(format) has no value for them"
  }
}
