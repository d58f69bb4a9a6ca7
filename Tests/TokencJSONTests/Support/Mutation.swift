extension [UInt8] {
  /// Bytes that mean something to a reader of JSON.
  private static let telling: [UInt8] =
    Array("{}[]\":,\\/ \t\r\n0189-+.eEtfnudD{}[]\",\\".utf8) + [
      0x00, 0x1f, 0x7f, 0x80, 0xa0, 0xbb, 0xbf, 0xc0, 0xc3, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xfe,
      0xff,
    ]

  /// Makes one to three random changes.
  mutating func mutate(using generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(using: &generator) }
  }

  private mutating func change(using generator: inout some RandomNumberGenerator) {
    let byte = Self.telling.randomElement(using: &generator) ?? 0
    let position = Int.random(in: 0...count, using: &generator)
    guard position < count else { return append(byte) }
    let end = Swift.min(position + Int.random(in: 1...4, using: &generator), count)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: self[position] = byte
    case 1: self[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: insert(byte, at: position)
    case 3: removeSubrange(position..<end)
    case 4:
      insert(
        contentsOf: Array(self[position..<end]), at: Int.random(in: 0...count, using: &generator))
    default: removeSubrange(position...)
    }
  }
}
