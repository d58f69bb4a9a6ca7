extension System {
  /// The operations on folders that the program needs.
  package struct Folders: Sendable {
    /// The regular files below a folder, by relative path, sorted; empty if there is no such
    /// folder.
    package var files: @Sendable (_ folder: String) throws(FileError) -> [String]
    /// Creates a folder and its missing parents.
    package var make: @Sendable (_ folder: String) throws(FileError) -> Void
    /// Removes a file, and then the folders above it that become empty, up to `folder`.
    package var remove: @Sendable (_ path: String, _ folder: String) throws(FileError) -> Void

    /// The absolute path of a file or folder, with links resolved.
    package var realPath: @Sendable (_ path: String) throws(FileError) -> String = {
      path throws(FileError) in path
    }

    /// Whether a path is a folder.
    package var isFolder: @Sendable (_ path: String) -> Bool = { _ in false }

    package init(
      files: @escaping @Sendable (_ folder: String) throws(FileError) -> [String],
      make: @escaping @Sendable (_ folder: String) throws(FileError) -> Void,
      remove: @escaping @Sendable (_ path: String, _ folder: String) throws(FileError) -> Void
    ) {
      self.files = files
      self.make = make
      self.remove = remove
    }

    /// No folders at all.
    static var none: Folders { Folders(files: { _ in [] }, make: { _ in }, remove: { _, _ in }) }
  }
}
