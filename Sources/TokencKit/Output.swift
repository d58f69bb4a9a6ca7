/// A file that a format writes, in memory.
public struct OutputFile: Sendable, Hashable {
  /// The path below the target folder; empty if the format writes one file, which may have any
  /// name.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]

  /// The contents as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What a format makes of the tokens.
public struct Output: Sendable, Hashable {
  /// The files, whose paths differ.
  public let files: [OutputFile]
  /// What the format leaves out or writes otherwise, such as a mode that it has no place for.
  public let warnings: [Finding]
}

/// Why a format writes nothing.
public enum OutputError: Error, Equatable {
  /// There is no format with that name.
  case unknownFormat(String)
  /// The format does not use a setting with that name.
  case unknownSetting(String)
  /// A setting refuses its text, for a reason in lower case without a full stop.
  case invalidSetting(String, reason: String)
  /// A group or mode matches nothing, for a reason in lower case without a full stop.
  case emptySelection(reason: String)
  /// The format cannot express the tokens, for these reasons.
  case refused([Finding])
}
