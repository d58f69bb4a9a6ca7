/// Append-only UTF-8 bytes, which every emitter writes to.
///
/// Public and inlinable, an exception in this package, because its small methods are called for
/// each piece of output from other modules, and only `@inlinable public` code crosses a module
/// boundary at no cost.
public struct OutputBuffer: Sendable {
  /// What was written so far.
  public var bytes: [UInt8] = []

  /// An empty buffer.
  @inlinable
  public init() {}

  /// A buffer that holds `bytes`.
  @inlinable
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends one byte.
  @inlinable
  public mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends text.
  @inlinable
  public mutating func write(_ text: String) {
    write(text.utf8.span)
  }

  /// Appends UTF-8 bytes.
  @inlinable
  public mutating func write(_ text: [UInt8]) {
    write(text.span)
  }

  /// Appends UTF-8 bytes.
  @inlinable
  public mutating func write(_ text: Span<UInt8>) {
    let count = text.count
    bytes.append(addingCapacity: count) { rest in
      unsafe rest.withUnsafeMutableBufferPointer { room, initialized in
        unsafe text.withUnsafeBufferPointer { source in
          guard let start = room.baseAddress, let first = source.baseAddress else { return }
          // Sound: there is capacity for as many bytes as the text has, and it does not overlap the
          // text.
          unsafe start.advanced(by: initialized).initialize(from: first, count: count)
          initialized += count
        }
      }
    }
  }

  /// Appends UTF-8 bytes.
  @inlinable
  public mutating func write(_ text: ArraySlice<UInt8>) {
    write(text.span)
  }

  /// Appends a whole number in decimal digits.
  @inlinable
  public mutating func write(decimal value: Int) {
    guard 0..<100_000_000 ~= value else {
      write(String(value))
      return
    }
    // At most eight digits, the first one in the lowest byte.
    var digits: UInt64 = 0
    var rest = UInt32(value)
    repeat {
      digits = digits << 8 | UInt64(UInt8(ascii: "0")) | UInt64(rest % 10)
      rest /= 10
    } while rest > 0
    while digits > 0 {
      bytes.append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }

  /// Appends `count` blanks.
  @inlinable
  public mutating func indent(_ count: Int) {
    bytes.append(addingCapacity: count) { $0.append(repeating: UInt8(ascii: " "), count: count) }
  }

  /// What was written, as a string.
  @inlinable
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lower-case hexadecimal digit of a value below 16.
  package static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

}
