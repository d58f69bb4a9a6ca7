import DesignTokens

/// What the headers of generated files say.
enum HeaderText {
  /// A file as it was given; of an absolute path only the name, which is the same on each machine.
  static func name(of file: SourceFile) -> String {
    guard file.path.hasPrefix("/"), let slash = file.path.lastIndex(of: "/") else {
      return file.path
    }
    return String(file.path[file.path.index(after: slash)...])
  }
}
