/// One file of a stack, read but not interpreted.
package struct SourceFile: Sendable {
  /// The role of a file in the stack.
  package enum Role: Sendable {
    /// The defaults inside the binary.
    case builtIn
    /// Defaults given with `--defaults`, which replace the built-in ones.
    case defaults
    /// Overrides the files before it; a part of one set if there are no defaults.
    case theme
  }

  /// The path as the user gave it, `<stdin>` or `<defaults>`.
  package var path: String
  package var role: Role
  package var bytes: [UInt8]
  /// The file's place in a folder that is read as a unit.
  package var member: Member?

  /// A file of a folder whose files belong together.
  package struct Member: Sendable {
    /// Distinguishes the files of one folder from those of another.
    package var folder: Int
    /// The path below the folder, without the extension.
    package var name: String

    package init(folder: Int, name: String) {
      self.folder = folder
      self.name = name
    }
  }

  package init(path: String, role: Role, bytes: [UInt8]) {
    self.path = path
    self.role = role
    self.bytes = bytes
  }
}
