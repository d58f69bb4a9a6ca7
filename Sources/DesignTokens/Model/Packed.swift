/// An id or number that may be absent, in four bytes where an optional takes eight: a stack holds
/// hundreds of thousands of them, and what fits a cache is found sooner.
@propertyWrapper
package struct Packed<Number: Packable>: Sendable {
  /// `UInt32.max` stands for nothing; no list is that long.
  private var packed: UInt32

  package var wrappedValue: Number? {
    get { packed == .max ? nil : Number(packed: packed) }
    set { packed = newValue?.packed ?? .max }
  }

  /// No number.
  package static var nothing: Packed { Packed(wrappedValue: nil) }

  package init(wrappedValue: Number?) {
    packed = wrappedValue?.packed ?? .max
  }
}

/// What ``Packed`` holds: a number below `UInt32.max`.
package protocol Packable: Sendable {
  /// The number.
  var packed: UInt32 { get }

  /// What has that number.
  init(packed: UInt32)
}

extension Identifier {
  package var packed: UInt32 { rawValue }
  package init(packed: UInt32) { self.init(rawValue: packed) }
}

extension UInt32: Packable {
  package var packed: UInt32 { self }
  package init(packed: UInt32) { self = packed }
}
