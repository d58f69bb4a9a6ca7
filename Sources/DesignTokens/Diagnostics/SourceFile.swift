/// The number of a file within one stack, in the order the files were given.
package struct FileID: Equatable, Hashable, Comparable, Sendable {
  package var rawValue: UInt32

  package init(_ index: Int) {
    rawValue = UInt32(truncatingIfNeeded: index)
  }

  /// The file's index in the stack.
  package var index: Int { Int(rawValue) }

  package static func < (first: FileID, second: FileID) -> Bool {
    first.rawValue < second.rawValue
  }
}

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

  package init(path: String, role: Role, bytes: [UInt8]) {
    self.path = path
    self.role = role
    self.bytes = bytes
  }
}
