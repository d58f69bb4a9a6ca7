/// An optional id or number in four bytes instead of eight: a stack holds hundreds of thousands of
/// them, and smaller data makes better use of the cache.
@propertyWrapper
@frozen public struct Packed<Number: Packable>: Sendable {
  /// `UInt32.max` means nil; no list is that long.
  @usableFromInline var packed: UInt32

  /// The number, if there is one.
  @inlinable public var wrappedValue: Number? {
    get { packed == .max ? nil : Number(packed: packed) }
    set { packed = newValue?.packed ?? .max }
  }

  /// No number.
  @inlinable public static var nothing: Packed { Packed(wrappedValue: nil) }

  /// A number, or none.
  @inlinable
  public init(wrappedValue: Number?) {
    packed = wrappedValue?.packed ?? .max
  }
}

/// A value that ``Packed`` can hold: a number below `UInt32.max`.
public protocol Packable: Sendable {
  /// The number.
  var packed: UInt32 { get }

  /// The value with that number.
  init(packed: UInt32)
}

extension Identifier {
  /// The number in four bytes.
  @inlinable public var packed: UInt32 { rawValue }
  /// The value with that number.
  @inlinable public init(packed: UInt32) { self.init(rawValue: packed) }
}

extension UInt32: Packable {
  /// The number in four bytes.
  @inlinable public var packed: UInt32 { self }
  /// The value with that number.
  @inlinable public init(packed: UInt32) { self = packed }
}
