import TokencCore
import TokencTestSupport
import Testing
import TokencSettings

@testable import TokencEmitters

@Suite struct CSVEmitterTests {
  @Test func `a stack with modes`() throws {
    let stack = compile(
      """
      {
        "ink": { "$type": "color", "$value": { "light": "#123", "dark": "#abc" } },
        "text": { "$value": { "light": "{ink}", "dark": "#fff" } },
        "n": { "$value": -2.50 }
      }
      """)
    expectText(
      try stack.emitted(.csv),
      """
      token,type,light,dark,light.alias,dark.alias,light.source,dark.source
      ink,color,#112233ff,#aabbccff,,,t.json:2:3,t.json:2:3
      text,color,#112233ff,#ffffffff,ink,,t.json:3:3,t.json:3:3
      n,number,-2.50,-2.50,,,t.json:4:3,t.json:4:3

      """)
  }

  @Test func `a stack with the single mode`() throws {
    let stack = compile(
      """
      {
        "gap": { "$type": "dimension", "$value": "4px" },
        "row": { "$value": "{gap}" },
        "fonts": { "$value": ["Karla", "sans, serif"] }
      }
      """)
    expectText(
      try stack.emitted(.csv),
      """
      token,type,default,alias,source
      gap,dimension,4px,,t.json:2:3
      row,dimension,4px,gap,t.json:3:3
      fonts,,"[""Karla"",""sans, serif""]",,t.json:4:3

      """)
  }

  @Test func `fields are quoted where RFC 4180 asks for it, and nowhere else`() throws {
    let stack = compile(
      #"""
      {
        "comma": { "$value": "a, b" },
        "quote": { "$value": "say \"hi\"" },
        "lf": { "$value": "one\ntwo" },
        "cr": { "$value": "one\rtwo" },
        "blanks": { "$value": "  x  " },
        "tab": { "$value": "a\tb" },
        "zeros": { "$value": "007" },
        "wide": { "$value": "Größe 🎨" },
        "a, \"b\"": { "$value": 1 }
      }
      """#)
    expectText(
      try stack.emitted(.csv),
      """
      token,type,default,alias,source
      comma,string,"a, b",,t.json:2:3
      quote,string,"say ""hi""\",,t.json:3:3
      lf,string,"one
      two",,t.json:4:3
      cr,string,"one\rtwo",,t.json:5:3
      blanks,string,  x  ,,t.json:6:3
      tab,string,a\tb,,t.json:7:3
      zeros,string,007,,t.json:8:3
      wide,string,Größe 🎨,,t.json:9:3
      "a, ""b""\",number,1,,t.json:10:3

      """)
  }

  @Test func `an empty text is in quotes, an absent value is nothing`() throws {
    let stack = compile(
      #"{ "a": { "$value": { "light": "", "dark": "{gone}" } }, "b": { "$value": "{a}" } }"#)
    let rows = CSVReader.rows(try stack.emitted(.csv))
    #expect(rows.count == 3)
    #expect(rows[1][2] == CSVReader.Field(text: "", isQuoted: true))
    #expect(rows[1][3] == CSVReader.Field(text: "", isQuoted: false))
    #expect(rows[1][7] == CSVReader.Field(text: "", isQuoted: false))
    #expect(rows[2][2] == CSVReader.Field(text: "", isQuoted: true))
    #expect(rows[2][3] == CSVReader.Field(text: "", isQuoted: false))
    #expect(rows[2][5] == CSVReader.Field(text: "", isQuoted: false))
  }

  @Test func `a token without any value is left out`() throws {
    let stack = compile(#"{ "a": { "$value": "{a}" }, "b": { "$value": 1 } }"#)
    #expect(CSVReader.texts(try stack.emitted(.csv)).map { $0[0] } == ["token", "b"])
  }

  @Test func `guarded fields are texts that a spreadsheet would run`() throws {
    let stack = compile(
      .theme(
        "=t.json",
        #"""
        {
          "sum": { "$value": "=SUM(A1)" }, "at": { "$value": "@x" }, "plus": { "$value": "+1, 2" },
          "minus": { "$value": "-1" }, "tab": { "$value": "\tx" }, "cr": { "$value": "\rx" },
          "number": { "$value": -1 }, "dimension": { "$type": "dimension", "$value": "-4px" },
          "inner": { "$value": "a=b" }, "list": { "$value": ["=x"] },
          "=a": { "$type": "@t", "$value": "{sum}" }, "b": { "$value": "{=a}" }
        }
        """#))
    func rows(isSafe: Bool) throws -> [[String]] {
      CSVReader.texts(try stack.emitted(.csv) { $0.settings[.csvSafe] = isSafe }).map {
        Array($0.dropLast())
      }
    }
    #expect(
      try rows(isSafe: true) == [
        ["token", "type", "default", "alias"], ["sum", "string", "'=SUM(A1)", ""],
        ["at", "string", "'@x", ""], ["plus", "string", "'+1, 2", ""],
        ["minus", "string", "'-1", ""], ["tab", "string", "'\tx", ""],
        ["cr", "string", "'\rx", ""], ["number", "number", "-1", ""],
        ["dimension", "dimension", "'-4px", ""], ["inner", "string", "a=b", ""],
        ["list", "", #"["=x"]"#, ""], ["'=a", "'@t", "'=SUM(A1)", "sum"],
        ["b", "'@t", "'=SUM(A1)", "'=a"],
      ])
    #expect(try rows(isSafe: false).flatMap { $0 }.allSatisfy { !$0.hasPrefix("'") })
    let sources = CSVReader.texts(try stack.emitted(.csv) { $0.settings[.csvSafe] = true }).map {
      $0[4]
    }
    #expect(sources.dropFirst().allSatisfy { $0.hasPrefix("'=t.json:") })
  }

  @Test(arguments: 0..<40)
  func `random texts read back as they are`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("ab ,;\"'\n\r\t=+-@#é色🎨/")
    let texts = (0..<20).map { _ in
      String(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          alphabet[Int.random(in: alphabet.indices, using: &random)]
        })
    }
    let members = texts.enumerated().map { index, text in
      "\(quoted("\(index)\(text)")): { \"$type\": \"string\", \"$value\": \(quoted(text)) }"
    }
    let stack = compile("{ \(members.joined(separator: ", ")) }")
    stack.expect()
    let rows = CSVReader.texts(try stack.emitted(.csv))
    #expect(rows.allSatisfy { $0.count == 5 })
    #expect(rows.dropFirst().map { $0[0] } == texts.enumerated().map { "\($0)\($1)" })
    #expect(rows.dropFirst().map { $0[2] } == texts)
  }

  /// A text as a JSON string.
  private func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    ]
    return "\"\(text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined())\""
  }
}
