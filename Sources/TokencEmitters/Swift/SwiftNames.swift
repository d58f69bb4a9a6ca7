import TokencText
import TokencJSON

/// Names of the generated Swift, each stored once.
///
/// Swift distinguishes canonically equivalent names by their bytes, people do not: here they share
/// one number.
struct SwiftNames {
  private var table = NameTable()
  /// The numbers of the names beyond ASCII; keys are equal in every normalization form.
  private var others: [String: Int] = [:]
  /// Whether a name needs backticks in its declaration.
  private var isReserved: [Bool] = []

  /// How many names there are.
  var count: Int { table.count }

  /// Reserves capacity for as many names as there are in files.
  mutating func reserveCapacity(like others: NameTable) {
    table.reserveCapacity(like: others)
    isReserved.reserveCapacity(others.count)
  }

  /// The bytes of a name, without backticks.
  subscript(number: Int) -> ArraySlice<UInt8> { table[Self.id(number)] }

  /// A name as text, without backticks.
  func text(_ number: Int) -> String { table.text(Self.id(number)) }

  /// The number of a name, added if it is new.
  mutating func number(_ name: String) -> Int {
    let bytes = Array(name.utf8)
    if Self.isASCII(bytes) { return number(ascii: bytes) }
    if let known = others[name] { return known }
    let number = number(ascii: bytes)
    others[name] = number
    return number
  }

  /// The number of a name of ASCII letters, added if it is new.
  mutating func number(ascii bytes: [UInt8]) -> Int {
    let number = Int(table.intern(bytes, bytes.indices).rawValue)
    if number == isReserved.count { isReserved.append(Self.isReserved(bytes)) }
    return number
  }

  /// The number of a name, if it has one.
  func find(_ name: String) -> Int? {
    let bytes = Array(name.utf8)
    guard Self.isASCII(bytes) else { return others[name] }
    return table.find(bytes, bytes.indices).map { Int($0.rawValue) }
  }

  /// Appends a name as it is declared.
  func write(declared number: Int, into output: inout OutputBuffer) {
    if isReserved[number] { output.write(UInt8(ascii: "`")) }
    output.write(self[number])
    if isReserved[number] { output.write(UInt8(ascii: "`")) }
  }

  private static func id(_ number: Int) -> NameID {
    NameID(rawValue: UInt32(truncatingIfNeeded: number))
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

  private static func isReserved(_ bytes: [UInt8]) -> Bool {
    // Nearly all names that cannot be reserved contain a digit or are longer than any reserved
    // word.
    guard bytes.count <= SwiftWords.longestReserved, bytes.allSatisfy({ $0 > UInt8(ascii: "9") })
    else { return false }
    return SwiftWords.reserved.contains(String(decoding: bytes, as: UTF8.self))
  }
}
