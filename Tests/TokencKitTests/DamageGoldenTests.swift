import TokencKit
import TokencTestSupport
import Testing

/// Every byte of a small file taken out, and every kind of punctuation put in before it: what is
/// reported, and which tokens are left with which values.
@Suite struct DamageGoldenTests {
  private static let files = [
    "lines": """
    {
      "a": {
        "$type": "number",
        "one": { "$value": 1 },
        "list": { "$value": [1, "{b.x}", { "k": null }] }
      },
      "b": { "x": { "$value": "t\\n", "$description": "d" } },
      "c": { "$value": "{a.one}" }
    }

    """,
    "compact": #"{"a":{"n":{"$value":true},"m":{"$value":[[],{},"s"]}},"b":{"$value":"{a.n}"}}"#,
    "json5": """
    // c
    { a: { $value: 'x', },
      b: { $value: .5 }, /* d */ "c": { $value: [0x1F,] } }

    """,
  ]

  private static let damages: [(String, UInt8?)] =
    [("without", nil)]
    + "{}[]\",:x\\1\n'/".utf8.map { byte in
      ("\(byte == UInt8(ascii: "\n") ? "newline" : String(UnicodeScalar(byte))) before", byte)
    }

  @Test(arguments: ["lines", "compact", "json5"])
  func `what is left of a damaged file`(_ name: String) throws {
    let text = try #require(Self.files[name])
    let path = name == "json5" ? "a.json5" : "a.json"
    let all = Self.tokens(ResolvedStack([TokenSource(path: path, text: text)]))
    var report = "\(text)\n\(all)\n"
    for position in text.utf8.indices {
      var last = ""
      for (title, byte) in Self.damages {
        var bytes = Array(text.utf8)
        let offset = text.utf8.distance(from: text.utf8.startIndex, to: position)
        if let byte { bytes.insert(byte, at: offset) } else { bytes.remove(at: offset) }
        let found = Self.summary(ResolvedStack([TokenSource(path: path, bytes: bytes)]), all)
        report += "\(offset) \(title): \(found == last ? "the same" : found)\n"
        last = found
      }
    }
    try expectGolden(report, "Goldens/damage-\(name).txt")
  }

  private static func summary(_ stack: ResolvedStack, _ all: String) -> String {
    let findings = stack.findings.map { finding in
      let place = stack.position(of: finding.place).map { "\($0.line):\($0.column) " } ?? ""
      return "\(place)\(finding.message)"
    }
    let tokens = tokens(stack)
    return (findings + [tokens == all ? "all" : tokens]).joined(separator: " | ")
  }

  private static func tokens(_ stack: ResolvedStack) -> String {
    stack.tokens.map { token in
      "\(token.path)=\(token.values.map { $0.text ?? "?" }.joined(separator: "/"))"
    }.joined(separator: " ")
  }
}
