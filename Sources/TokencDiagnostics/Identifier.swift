/// A dense number for one record of an array, so that a lookup by id is one load.
///
/// Public and inlinable, because ids are read in the innermost loops of every module and only such
/// code crosses a module boundary at no cost.
public protocol Identifier: Equatable, Hashable, Comparable, Packable {
  /// The record's index.
  var rawValue: UInt32 { get }

  /// The id of the record at an index.
  init(rawValue: UInt32)
}

extension Identifier {
  /// The record's index, for subscripts.
  @inlinable public var index: Int { Int(rawValue) }

  /// The id of the record at `index`.
  @inlinable
  public init(_ index: Int) {
    self.init(rawValue: UInt32(truncatingIfNeeded: index))
  }

  /// The lower index comes first.
  @inlinable
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The number of a file within one stack, in the order the files were given.
@frozen public struct FileID: Identifier {
  /// The index of the file.
  public let rawValue: UInt32

  /// The number of the file at an index.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
