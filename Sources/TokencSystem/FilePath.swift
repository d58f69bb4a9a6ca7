/// Paths of files as text.
package enum FilePath {
  /// The part of a path up to its last slash, slash included; empty for a plain name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }
}
