/// A dense number that stands for one record of an array, so that "by id" is one load.
package protocol Identifier: Equatable, Hashable, Comparable, Packable {
  /// The record's index.
  var rawValue: UInt32 { get }

  /// The id of the record at an index.
  init(rawValue: UInt32)
}

extension Identifier {
  /// The record's index, for subscripts.
  package var index: Int { Int(rawValue) }

  /// The id of the record at `index`.
  package init(_ index: Int) {
    self.init(rawValue: UInt32(truncatingIfNeeded: index))
  }

  /// The lower index comes first.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The number of a file within one stack, in the order the files were given.
package struct FileID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

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
