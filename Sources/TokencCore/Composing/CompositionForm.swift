package import TokencDiagnostics
package import TokencJSON

/// A kind of document that puts other files together, as its dialect reads it.
package struct CompositionForm: Sendable {
  /// Whether a tree is such a document and no token file.
  let isDocument: @Sendable (JSONTree, NameTable) -> Bool
  /// Reads the document of a file, as far as the files that it names are there.
  let read: @Sendable (ParsedStack, FileID) -> Reading

  package init(
    isDocument: @escaping @Sendable (JSONTree, NameTable) -> Bool,
    read: @escaping @Sendable (ParsedStack, FileID) -> Reading
  ) {
    self.isDocument = isDocument
    self.read = read
  }

  /// What a document says, or what it needs before that can be told.
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
