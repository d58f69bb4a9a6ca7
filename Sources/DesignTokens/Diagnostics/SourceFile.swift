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
  /// The set that the file is, where it is one of a folder of sets.
  package var set: Set?

  /// A file of a folder in which each file is a set of Tokens Studio.
  package struct Set: Sendable {
    /// Tells the files of one folder from those of another.
    package var folder: Int
    /// The path below the folder, without the ending.
    package var name: String

    /// The file that gives the order of the sets.
    package static let metadataName = "$metadata"
    /// The file with the themes.
    package static let themesName = "$themes"

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
