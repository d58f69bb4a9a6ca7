extension System {
  /// What the program needs of folders.
  package struct Folders: Sendable {
    /// The regular files below a folder, by their paths from there, sorted; empty where there is
    /// no such folder.
    package var files: @Sendable (_ folder: String) throws(FileError) -> [String]
    /// Makes a folder and those above it, as far as they are missing.
    package var make: @Sendable (_ folder: String) throws(FileError) -> Void
    /// Removes a file, and then the folders above it that are left empty, up to `folder`.
    package var remove: @Sendable (_ path: String, _ folder: String) throws(FileError) -> Void

    /// The path of a file or folder from the root, links followed.
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
