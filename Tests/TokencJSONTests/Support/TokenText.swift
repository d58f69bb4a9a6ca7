import TokencTestSupport
import TokencText

@testable import TokencJSON

/// A random token file, in the layout that people write and on one line.
struct TokenText {
  private(set) var pretty: [UInt8]
  private(set) var compact: [UInt8]

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var number = 0
    let value = Self.group(depth: 3, &number, using: &generator)
    var writer = JSONWriter(isCompact: false)
    value.write(to: &writer)
    pretty = writer.output.bytes
    writer = JSONWriter(isCompact: true)
    value.write(to: &writer)
    compact = writer.output.bytes
  }

  private static func group(
    depth: Int, _ number: inout Int, using generator: inout SplitMix64
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      number += 1
      let isGroup = depth > 0 && Int.random(in: 0..<3, using: &generator) == 0
      let value =
        isGroup
        ? group(depth: depth - 1, &number, using: &generator) : token(using: &generator)
      members.append(JSONValue.Member(name: Array("name\(number)".utf8), value: value))
    }
    return .object(members)
  }

  private static func token(using generator: inout SplitMix64) -> JSONValue {
    let texts = ["#1a2b3c", "{color.brand.500}", "16px", "1px solid {color.line}", "é, ü: 😀", ""]
    let text = JSONValue.string(Array((texts.randomElement(using: &generator) ?? "").utf8))
    let number = JSONValue.number(
      Array(["0.5", "-12", "1e3"].randomElement(using: &generator)?.utf8 ?? "0".utf8))
    let values: [JSONValue] = [
      text, number, .true, .null, .array([text, number, .string(Array("b".utf8))]),
      .object([
        JSONValue.Member(name: Array("value".utf8), value: number),
        JSONValue.Member(name: Array("unit".utf8), value: text),
      ]),
      .array([.object([JSONValue.Member(name: Array("x".utf8), value: text)]), .array([number])]),
    ]
    return .object([
      JSONValue.Member(name: Array("$type".utf8), value: .string(Array("color".utf8))),
      JSONValue.Member(
        name: Array("$value".utf8), value: values.randomElement(using: &generator) ?? .null),
    ])
  }
}
