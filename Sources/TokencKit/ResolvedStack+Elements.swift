import TokencCore
import TokencDiagnostics
import TokencJSON
import TokencText

/// Finds tokens and references in the files.
extension ResolvedStack {
  /// An element at a place in a file.
  public enum Element: Sendable, Equatable {
    /// A token's definition, with the place of its key.
    case token(path: String, place: SourcePlace)
    /// A reference with its braces; `target` is the path of the referenced token, nil if there is
    /// none.
    case reference(target: String?, place: SourcePlace)
  }

  /// The innermost reference or token at a byte of a file.
  ///
  ///     if case .reference(let target?, _) = stack.element(at: 30, file: 1) {
  ///       print(stack.definitions(of: target))
  ///     }
  ///
  /// - Parameters:
  ///   - offset: the byte, counted from 0.
  ///   - file: the index of the file in ``sources``.
  /// - Returns: nil if there is none.
  public func element(at offset: Int, file: Int) -> Element? {
    let files = files(of: file)
    guard let tree = files.first.map({ resolved.set.trees[$0.index] }),
      let node = tree.node(at: offset)
    else { return nil }
    if let reference = reference(at: offset, Set(files)) {
      return .reference(
        target: reference.target.map { resolved.set.pathText($0) },
        place: place(resolved.set.place(of: reference)))
    }
    let around = Set((tree.ancestors(of: node) + [node]).map { UInt32($0) })
    let found = resolved.set.definitions.indices.filter {
      let definition = resolved.set.definitions[$0]
      return around.contains(definition.node) && files.contains(definition.file)
        && !resolved.set.tokens[definition.token.index].isHidden
    }.max { resolved.set.definitions[$0].node < resolved.set.definitions[$1].node }
    guard let found else { return nil }
    return .token(
      path: resolved.set.pathText(resolved.set.definitions[found].token),
      place: place(resolved.set.keyPlace(DefinitionID(found))))
  }

  /// The keys of all definitions of a token, the effective one first: the target of "go to
  /// definition", and what it overrides; empty if there is no such token.
  public func definitions(of path: String) -> [SourcePlace] {
    guard let token = resolved.token(at: path) else { return [] }
    return unique(resolved.set.definitions(of: token).map { place(resolved.set.keyPlace($0)) })
  }

  /// The places of all references to a token, in file order; empty if there is no such token.
  public func references(to path: String) -> [SourcePlace] {
    guard let token = resolved.token(at: path) else { return [] }
    let found = resolved.links.references.lazy.filter { $0.target == token }
      .map { place(resolved.set.place(of: $0)) }
    return unique(Array(found)).sorted {
      ($0.file, $0.offsets.lowerBound) < ($1.file, $1.offsets.lowerBound)
    }
  }

  /// Converts a place of the core.
  func place(_ place: Diagnostic.Place) -> SourcePlace { SourcePlace(place, sourceOfFile) }

  /// The files of the core that a source is.
  func files(of source: Int) -> [FileID] {
    sourceOfFile.indices.filter { sourceOfFile[$0] == source }.map(FileID.init(_:))
  }

  private func reference(at offset: Int, _ files: Set<FileID>) -> Reference? {
    resolved.links.references.last { reference in
      let range = reference.range.bounds
      return range.lowerBound <= offset && offset <= range.upperBound
        && files.contains(resolved.set.file(of: reference.value))
    }
  }

  private func unique(_ places: [SourcePlace]) -> [SourcePlace] {
    var seen: Set<SourcePlace> = []
    return places.filter { seen.insert($0).inserted }
  }
}
