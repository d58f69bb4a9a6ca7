public import TokencDiagnostics

/// A token, in source order of the first definitions.
@frozen public struct TokenID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A place in the tree of names: a group, a token, or both where layers disagree.
@frozen public struct PathID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The document root, whose path is empty.
  package static let root = PathID(rawValue: 0)
}

/// One file's definition of one token.
@frozen public struct DefinitionID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One value as written: a definition's only one, or the one for a mode.
@frozen public struct ValueID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One reference as written.
@frozen public struct ReferenceID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A mode of the stack, in column order.
@frozen public struct ModeID: Identifier {
  /// The index of the record.
  public let rawValue: UInt32

  /// The number of the record at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
