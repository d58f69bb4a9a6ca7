import TokencDiagnostics

/// A token, in source order of the first definitions.
package struct TokenID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A place in the tree of names: a group, a token, or both where layers disagree.
package struct PathID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The document root, whose path is empty.
  package static let root = PathID(rawValue: 0)
}

/// What one file says about one token.
package struct DefinitionID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One value as written: a definition's only one, or that of one mode.
package struct ValueID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One reference as written.
package struct ReferenceID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A mode of the stack, in the order of its columns.
package struct ModeID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}
