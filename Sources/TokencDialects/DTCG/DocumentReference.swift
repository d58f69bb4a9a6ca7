import TokencCore
import TokencText
import TokencJSON

/// The target of a `$ref` in a resolver document (Resolver module, section on reference objects).
struct DocumentReference: Equatable {
  /// The names of the folders and the file, relative to the folder of the file with the `$ref`;
  /// empty for that file itself.
  let path: [String]
  /// The names and indices after `#`; empty for the whole file.
  let steps: [[UInt8]]

  /// Why a text is not such a reference.
  struct Refusal: Error, Equatable {
    let message: String
    let help: String?
  }

  init(_ text: [UInt8]) throws(Refusal) {
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    path = try Self.path(text[..<hash])
    steps = try Self.steps(text[hash...], isHere: path.isEmpty)
  }

  private static func path(_ text: ArraySlice<UInt8>) throws(Refusal) -> [String] {
    guard !text.isEmpty else { return [] }
    let names = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let beginning = names[0]
    if let colon = beginning.firstIndex(of: UInt8(ascii: ":")), colon > beginning.startIndex,
      beginning[..<colon].allSatisfy({
        ASCII.isLetter($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0)
      })
    {
      throw Refusal(
        message: "a URL is not fetched; sources are files below the document's folder",
        help: "put the file beside the document")
    }
    if beginning.isEmpty {
      throw Refusal(
        message: "a source is a path from the document's folder, not from the root",
        help: "put the file below the document's folder")
    }
    // A reference is a URI: `%20` is a blank (RFC 3986 section 2.1).
    let decoded = names.map { Pointer.percentDecoded(Array($0)) }
    var kept: [[UInt8]] = []
    for name in decoded where !name.isEmpty && name != Array(".".utf8) {
      guard name == Array("..".utf8) else {
        kept.append(name)
        continue
      }
      guard kept.popLast() != nil else {
        throw Refusal(
          message: "a source must be below the document's folder; '..' leaves it",
          help: "move the document up, or the file down")
      }
    }
    guard let last = decoded.last, !last.isEmpty, kept.last == last,
      kept.allSatisfy({ !$0.contains(0) && !$0.contains(UInt8(ascii: "/")) })
    else {
      throw Refusal(message: "'$ref' does not name a file", help: "write 'folder/file.json'")
    }
    return kept.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func steps(
    _ fragment: ArraySlice<UInt8>, isHere: Bool
  ) throws(Refusal) -> [[UInt8]] {
    let inside = fragment.dropFirst()
    guard !inside.isEmpty else {
      if !isHere, fragment.isEmpty { return [] }
      throw Refusal(
        message: "'$ref' has no target", help: "write '#/sets/name' or 'folder/file.json'")
    }
    // The Resolver module itself once writes `example.json#sets/MySet`.
    let pointer =
      inside.first == UInt8(ascii: "/") ? Array(fragment) : Array("#/".utf8) + Array(inside)
    guard let steps = Pointer.steps(pointer) else {
      throw Refusal(
        message: "'$ref' is not a JSON pointer: '~' must be followed by 0 or 1",
        help: "'~0' is '~' and '~1' is '/'")
    }
    return steps
  }
}
