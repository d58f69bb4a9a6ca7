@testable import TokencJSON

/// A document as a value of its own, to compare what was written with what is read.
///
/// Texts are bytes, because to Swift's strings `é` and `e` with an accent are one text.
enum JSONValue: Equatable {
  case object([Member])
  case array([JSONValue])
  case string([UInt8])
  case number([UInt8])
  case `true`, `false`, null, invalid

  /// A name and its value, in an order that counts.
  struct Member: Equatable {
    let name: [UInt8]
    let value: JSONValue
  }
}

extension JSONValue {
  /// What a document says.
  init(_ document: Document) {
    self.init(document.tree, 0, document.names)
  }

  init(_ tree: JSONTree, _ node: Int, _ names: NameTable) {
    switch tree.nodes[node].kind {
    case .object:
      self = .object(
        tree.children(of: node).map { child in
          Member(
            name: Array(names[tree.nodes[child].name]), value: JSONValue(tree, child, names))
        })
    case .array: self = .array(tree.children(of: node).map { JSONValue(tree, $0, names) })
    case .string: self = .string(tree.text(of: node))
    case .number: self = .number(tree.text(of: node))
    case .true: self = .true
    case .false: self = .false
    case .null: self = .null
    case .invalid: self = .invalid
    }
  }

  /// Writes the value.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name[...])
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.value(text)
    case .number(let digits): writer.value(literal: digits)
    case .true: writer.value(literal: Array("true".utf8))
    case .false: writer.value(literal: Array("false".utf8))
    case .null, .invalid: writer.value(literal: Array("null".utf8))
    }
  }
}

// MARK: - Random values

extension JSONValue {
  /// A value with at most `depth` levels of containers.
  static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> JSONValue {
    switch Int.random(in: depth > 0 ? 0..<10 : 4..<10, using: &generator) {
    case 0, 1:
      return .object(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          Member(
            name: text(using: &generator),
            value: random(depth: depth - 1, using: &generator))
        })
    case 2, 3:
      return .array(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        })
    case 4, 5: return .string(text(using: &generator))
    case 6: return .number(number(using: &generator))
    case 7: return .true
    case 8: return .false
    default: return .null
    }
  }

  private static func text(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let bound: UInt32 =
        [0x20, 0x80, 0x800, 0x10000, 0x110000].randomElement(using: &generator) ?? 1
      let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &generator)) ?? "\\"
      text.append(contentsOf: String(scalar).utf8)
    }
    return text
  }

  private static func number(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let sign = ["", "-"].randomElement(using: &generator) ?? ""
    let whole = String(UInt64.random(in: 0...99, using: &generator))
    let fraction = ["", ".0", ".50", ".0625"].randomElement(using: &generator) ?? ""
    let exponent = ["", "e5", "E+05", "e-12"].randomElement(using: &generator) ?? ""
    return Array((sign + whole + fraction + exponent).utf8)
  }
}
