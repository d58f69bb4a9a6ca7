import TokencJSON

/// What the loader needs to know about each name, computed once per name rather than per use.
struct NameFacts {
  struct Fact: OptionSet {
    let rawValue: UInt8

    static let isProperty = Fact(rawValue: 1)
    static let hasDot = Fact(rawValue: 2)
    static let isInvalid = Fact(rawValue: 4)
  }

  private let facts: [Fact]

  init(_ names: NameTable) {
    facts = (0..<names.count).map { number in
      let bytes = names[NameID(rawValue: UInt32(number))]
      var fact: Fact = bytes.isEmpty ? .isInvalid : []
      if bytes.first == UInt8(ascii: "$") { fact.insert(.isProperty) }
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): fact.insert(.hasDot)
        case UInt8(ascii: "{"), UInt8(ascii: "}"): fact.insert(.isInvalid)
        default: break
        }
      }
      return fact
    }
  }

  subscript(name: NameID) -> Fact {
    name == .none ? [] : facts[Int(name.rawValue)]
  }
}
