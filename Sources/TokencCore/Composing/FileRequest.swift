package import TokencDiagnostics

/// A file that another one names and that has not been read yet.
package struct FileRequest: Sendable {
  /// The path relative to the document's folder.
  package let path: String
  /// The document.
  package let document: FileID
  /// The `$ref` that names the file.
  package let place: Diagnostic.Place

  package init(path: String, document: FileID, place: Diagnostic.Place) {
    self.path = path
    self.document = document
    self.place = place
  }
}

extension Diagnostic {
  /// A file that another one names and that does not exist.
  package static func missingFile(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, .unresolvedReference, "there is no file '\(name)'", at: place)
  }
}
