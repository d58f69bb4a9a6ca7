/// One file of a stack, read but not interpreted.
package struct SourceFile: Sendable {
  /// What a file is in the stack.
  package enum Role: Sendable {
    /// The defaults inside the binary.
    case builtIn
    /// Defaults given with `--defaults`, which replace the built-in ones.
    case defaults
    /// Laid over what comes before; a part of one set where there are no defaults.
    case theme
  }

  /// The path as the user gave it, `<stdin>` or `<defaults>`.
  package var path: String
  package var role: Role
  package var bytes: [UInt8]
  /// The file's place in a folder that is read as one.
  package var member: Member?

  /// A file of a folder in which files belong together.
  package struct Member: Sendable {
    /// Tells the files of one folder from those of another.
    package var folder: Int
    /// The path below the folder, without the ending.
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
