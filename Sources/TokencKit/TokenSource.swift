import TokencDefaults
import TokencDiagnostics
import TokencSystem

/// One token file: a path as its name, its bytes, and its role in a stack.
///
///     let theme = TokenSource(path: "theme.json", text: ##"{"brand": {"$value": "#06c"}}"##)
///     let base = TokenSource(path: "base.json", text: "{}").asDefaults
///
/// Only ``init(file:)`` reads from the disk; otherwise the path just names the file, in findings
/// and for documents that refer to it. Paths are compared by their bytes.
public struct TokenSource: Sendable, Equatable {
  /// The role of a file in a stack.
  enum Role: Sendable, Equatable {
    /// Overrides the files before it.
    case layer
    /// The defaults built into tokenc.
    case builtInDefaults
    /// Other defaults.
    case defaults
    /// Read where a document names it.
    case part
    /// One of the sets of a folder.
    case set(name: String, folder: String)
  }

  /// The name of the file in findings and places.
  public var path: String
  /// The contents in UTF-8: JSON, or depending on the path's extension JSONC or JSON5.
  public var bytes: [UInt8]
  let role: Role

  /// A file of bytes that overrides the files before it.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, role: .layer)
  }

  /// A file of text that overrides the files before it.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Reads a file from the disk.
  ///
  ///     let theme = try TokenSource(file: "theme.json")
  ///
  /// - Parameter path: its path, absolute or relative to the working folder.
  /// - Throws: ``UnreadableFile`` if it does not exist or cannot be read.
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

  /// The defaults built into tokenc, with the path `<defaults>`.
  public static var builtInDefaults: TokenSource {
    // Sound: the C target holds exactly that many bytes there, constant for the program's lifetime.
    let bytes = unsafe UnsafeBufferPointer(
      start: default_tokens_bytes(), count: default_tokens_count())
    return TokenSource(path: "<defaults>", bytes: unsafe [UInt8](bytes), role: .builtInDefaults)
  }

  /// The same file as defaults: tokens of later layers that it lacks are reported.
  public var asDefaults: TokenSource {
    TokenSource(path: path, bytes: bytes, role: .defaults)
  }

  /// The same file without a layer of its own: it is read where a resolver document names it.
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
  ///     that tell which sets are read.
  ///   - folder: distinguishes the sets of one folder from those of others.
  /// - Returns: the file with its place in the folder.
  public func asSet(named name: String, inFolder folder: String) -> TokenSource {
    TokenSource(path: path, bytes: bytes, role: .set(name: name, folder: folder))
  }
}

/// Why a file could not be read from the disk.
public struct UnreadableFile: Error, Equatable {
  /// The path.
  public let path: String
  /// The system's reason, in lower case without a full stop.
  public let reason: String
}
