import TokencDefaults
import TokencDiagnostics
import TokencSystem

/// One token file: a path to name it by, its bytes, and what it is in a stack.
///
///     let theme = TokenSource(path: "theme.json", text: ##"{"brand": {"$value": "#06c"}}"##)
///     let base = TokenSource(path: "base.json", text: "{}").asDefaults
///
/// Nothing is read from the disk but by ``init(file:)``; else the path only names the file, in
/// findings and for documents that refer to it. Paths are told apart by their bytes.
public struct TokenSource: Sendable, Equatable {
  /// What a file is in a stack.
  enum Role: Sendable, Equatable {
    /// Laid over what comes before it.
    case layer
    /// The defaults that tokenc has inside.
    case builtInDefaults
    /// Other defaults.
    case defaults
    /// Read where a document names it.
    case part
    /// One of the sets of a folder.
    case set(name: String, folder: String)
  }

  /// The name of the file, as findings and places have it.
  public var path: String
  /// The contents in UTF-8: JSON, or by the end of the path JSONC or JSON5.
  public var bytes: [UInt8]
  let role: Role

  /// A file of bytes, laid over what comes before it.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, role: .layer)
  }

  /// A file of a text, laid over what comes before it.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Reads a file from the disk.
  ///
  ///     let theme = try TokenSource(file: "theme.json")
  ///
  /// - Parameter path: its path, from the working folder or the root.
  /// - Throws: ``UnreadableFile`` where there is none, or it cannot be read.
  public init(file path: String) throws(UnreadableFile) {
    do throws(FileError) {
      self.init(path: path, bytes: try System.posix.readFile(path))
    } catch {
      throw UnreadableFile(path: path, reason: error.message)
    }
  }

  private init(path: String, bytes: [UInt8], role: Role) {
    self.path = path
    self.bytes = bytes
    self.role = role
  }

  /// The defaults that tokenc has inside, `<defaults>` by path.
  public static var builtInDefaults: TokenSource {
    // Sound: the C target holds exactly that many bytes there, unchanging, for good.
    let bytes = unsafe UnsafeBufferPointer(
      start: default_tokens_bytes(), count: default_tokens_count())
    return TokenSource(path: "<defaults>", bytes: unsafe [UInt8](bytes), role: .builtInDefaults)
  }

  /// The same file as defaults: tokens of later layers that it lacks are reported.
  public var asDefaults: TokenSource {
    TokenSource(path: path, bytes: bytes, role: .defaults)
  }

  /// The same file as no layer of its own: it is read where a resolver document names it.
  ///
  /// A document at `design/all.resolver.json` with the `$ref` `sets/base.json` names the file whose
  /// path is `design/sets/base.json`.
  public var asPart: TokenSource {
    TokenSource(path: path, bytes: bytes, role: .part)
  }

  /// The same file as one of the sets of a folder, as Tokens Studio keeps them.
  ///
  /// - Parameters:
  ///   - name: the name of the set, such as `core/color`; `$themes` and `$metadata` are the files
  ///     that say which sets are read.
  ///   - folder: tells the sets of one folder from those of others.
  /// - Returns: the file with its place in the folder.
  public func asSet(named name: String, inFolder folder: String) -> TokenSource {
    TokenSource(path: path, bytes: bytes, role: .set(name: name, folder: folder))
  }
}

/// Why a file could not be read from the disk.
public struct UnreadableFile: Error, Equatable {
  /// The path.
  public let path: String
  /// What the system says, in lower case without a full stop.
  public let reason: String
}
