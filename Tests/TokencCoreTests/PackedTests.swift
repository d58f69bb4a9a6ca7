import TokencDiagnostics
import TokencJSON
import Testing

@testable import TokencCore

@Suite struct PackedTests {
  private struct Record {
    @Packed var number: UInt32? = nil
    @Packed var token: TokenID? = nil
  }

  @Test func `a number or nothing comes back as it was put in`() {
    var record = Record()
    #expect(record.number == nil)
    #expect(record.token == nil)
    for number in [0, 1, .max - 1] as [UInt32] {
      record.number = number
      record.token = TokenID(rawValue: number)
      #expect(record.number == number)
      #expect(record.token == TokenID(rawValue: number))
    }
    record.number = nil
    #expect(record.number == nil)
  }

  @Test func `each takes four bytes`() {
    #expect(MemoryLayout<Record>.size == 8)
    #expect(MemoryLayout<Packed<ValueID>>.stride == 4)
  }

  @Test func `each type has a number of its own that leads back to it`() {
    let types = TokenType.known + [.unknown(NameID(rawValue: 0)), .unknown(NameID(rawValue: 99))]
    for type in types { #expect(TokenType(packed: type.packed) == type) }
    #expect(Set(types.map(\.packed)).count == types.count)
    #expect(TokenType.known.map(\.packed) == TokenType.known.indices.map(UInt32.init))
  }
}
