import TokencJSON

/// What the loader needs to know about each name, computed once per name rather than per use.
struct NameFacts {
  struct Fact: OptionSet {
    let rawValue: UInt8

    static let isProperty = Fact(rawValue: 1)
    static let hasDot = Fact(rawValue: 2)
    static let isInvalid = Fact(rawValue: 4)
    /// Beside a value it would change what that means.
    static let changesValue = Fact(rawValue: 8)
    /// It is `light` or `dark` in any case.
    static let isLight = Fact(rawValue: 32)
    static let isDark = Fact(rawValue: 64)
    /// Its object is meant to be a token, even without a value.
    static let marksToken = Fact(rawValue: 16)
  }

  private let facts: [Fact]

  init(_ names: NameTable) {
    var facts = (0..<names.count).map { number in
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
      if Self.isEqual(bytes, "light") { fact.insert(.isLight) }
      if Self.isEqual(bytes, "dark") { fact.insert(.isDark) }
      return fact
    }
    for (texts, fact) in [
      (ForeignMembers.changingValues, Fact.changesValue),
      (ForeignMembers.markingTokens, .marksToken),
    ] {
      for bytes in texts.map({ Array($0.utf8) }) {
        guard let name = names.find(bytes, bytes.indices) else { continue }
        facts[Int(name.rawValue)].insert(fact)
      }
    }
    self.facts = facts
  }

  /// Whether a name is a lower-case ASCII word, apart from case.
  private static func isEqual(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    return bytes.elementsEqual("\(word)".utf8) { $0 | 0x20 == $1 }
  }

  subscript(name: NameID) -> Fact {
    name == .none ? [] : facts[Int(name.rawValue)]
  }
}
