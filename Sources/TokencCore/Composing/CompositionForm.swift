package import TokencDiagnostics
package import TokencJSON

/// A kind of document that combines other files, as its dialect reads it.
package struct CompositionForm: Sendable {
  /// Whether a tree is such a document rather than a token file.
  let isDocument: @Sendable (JSONTree, NameTable) -> Bool
  /// Reads the document of a file, using the files it names that are already loaded.
  let read: @Sendable (ParsedStack, FileID) -> Reading

  package init(
    isDocument: @escaping @Sendable (JSONTree, NameTable) -> Bool,
    read: @escaping @Sendable (ParsedStack, FileID) -> Reading
  ) {
    self.isDocument = isDocument
    self.read = read
  }

  /// The contents of a document, or the files needed to read it.
  package struct Reading: Sendable {
    package var composition: Composition
    /// The files that are needed and not read yet.
    package var requests: [FileRequest]
    package var diagnostics: [Diagnostic]

    package init(
      _ composition: Composition, requests: [FileRequest] = [], diagnostics: [Diagnostic] = []
    ) {
      self.composition = composition
      self.requests = requests
      self.diagnostics = diagnostics
    }
  }
}
