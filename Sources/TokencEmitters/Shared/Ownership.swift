extension Generator {
  /// How a generator recognizes files that it wrote to a folder in an earlier run.
  package struct Ownership: Sendable {
    /// A folder's files, as visible to a generator.
    package struct Folder {
      /// Relative to the folder.
      package let paths: [String]
      /// The contents of a file; nil if it cannot be read.
      package let read: (_ path: String) -> [UInt8]?

      package init(paths: [String], read: @escaping (_ path: String) -> [UInt8]?) {
        self.paths = paths
        self.read = read
      }
    }

    /// The paths of the files that are its own.
    package let files: @Sendable (Folder) -> [String]

    /// No file is its own.
    static let none = Ownership { _ in [] }

    /// Files directly in the folder with that extension and beginning.
    static func beginning(_ text: String, ending: String) -> Ownership {
      Ownership { folder in
        folder.paths.filter { path in
          !path.contains("/") && path.hasSuffix(ending)
            && folder.read(path)?.starts(with: text.utf8) == true
        }
      }
    }
  }
}
