import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// DTCG 2025.10 to the letter (`--dialect dtcg`): what each rule of the Format and Color modules
/// refuses, and what it allows.
@Suite struct StrictRuleTests {
  /// A name for the rule, a file that breaks it, and the code of the first finding.
  private static let broken: [(String, String, DiagnosticCode)] =
    [
      (
        "E1 children", #"{"a":{"$type":"number","$value":1,"b":{"$type":"number","$value":2}}}"#,
        .unknownProperty
      ),
      ("E1 empty child obj", #"{"a":{"$type":"number","$value":1,"b":{}}}"#, .unknownProperty),
      ("E1 scalar child", #"{"a":{"$type":"number","$value":1,"b":5}}"#, .unknownProperty),
      ("E2 dollar name", #"{"$a":{"$type":"number","$value":1}}"#, .unknownProperty),
      ("E2 brace", #"{"a{":{"$type":"number","$value":1}}"#, .invalidName),
      ("E2 brace2", #"{"a}b":{"$type":"number","$value":1}}"#, .invalidName),
      ("E2 dot", #"{"a.b":{"$type":"number","$value":1}}"#, .invalidName),
      ("empty name", #"{"":{"$type":"number","$value":1}}"#, .invalidName),
      ("E3", #"{"a":{"$value":1}}"#, .unknownType),
      ("E3 alias untyped", #"{"a":{"$value":1},"b":{"$value":"{a}"}}"#, .unknownType),
      (
        "E4 case", #"{"a":{"$type":"Color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
        .unknownType
      ),
      ("E4 string", #"{"a":{"$type":"string","$value":"x"}}"#, .unknownType),
      ("E4 boolean", #"{"a":{"$type":"boolean","$value":true}}"#, .unknownType),
      ("E4 group unused type", #"{"$type":"foo","a":{"$type":"number","$value":1}}"#, .unknownType),
      ("E4 type not text", #"{"a":{"$type":5,"$value":1}}"#, .unknownType),
      (
        "E6 embedded",
        #"{"a":{"$type":"number","$value":1},"b":{"$type":"fontFamily","$value":"x {a"}}"#,
        .malformedReference
      ),
      (
        "E6 nested",
        #"{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":"{{a}}"}}"#,
        .malformedReference
      ),
      ("E6 empty", #"{"b":{"$type":"number","$value":"{}"}}"#, .malformedReference),
      (
        "E6 spaces",
        #"{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":"{ a }"}}"#,
        .malformedReference
      ),
      (
        "E6 angle",
        #"{"x":{"a":{"$type":"number","$value":1}},"b":{"$type":"number","$value":"<x.a>"}}"#,
        .invalidValue
      ),
      (
        "E6 .value",
        #"{"x":{"a":{"$type":"number","$value":1}},"b":{"$type":"number","$value":"{x.a.$value}"}}"#,
        .unresolvedReference
      ),
      ("E7", #"{"b":{"$type":"number","$value":"{a}"}}"#, .unresolvedReference),
      (
        "E7 pointer", ##"{"b":{"$type":"number","$value":{"$ref":"#/a/$value"}}}"##,
        .unresolvedReference
      ),
      (
        "E7 idx 01",
        ##"{"a":{"$type":"cubicBezier","$value":[0,0,1,1]},"b":{"$type":"number","$value":{"$ref":"#/a/$value/01"}}}"##,
        .unresolvedReference
      ),
      (
        "E7 idx out",
        ##"{"a":{"$type":"cubicBezier","$value":[0,0,1,1]},"b":{"$type":"number","$value":{"$ref":"#/a/$value/4"}}}"##,
        .unresolvedReference
      ),
      (
        "E7 trailing slash",
        ##"{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":{"$ref":"#/a/"}}}"##,
        .unresolvedReference
      ),
      (
        "E6 other file", #"{"b":{"$type":"number","$value":{"$ref":"x.json#/a"}}}"#,
        .malformedReference
      ),
      ("E6 bare #", ##"{"b":{"$type":"number","$value":{"$ref":"#"}}}"##, .malformedReference),
      (
        "E6 tilde",
        ##"{"a~b":{"$type":"number","$value":1},"b":{"$type":"number","$value":{"$ref":"#/a~b"}}}"##,
        .malformedReference
      ),
      (
        "ref siblings",
        ##"{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":{"$ref":"#/a","x":1}}}"##,
        .unknownProperty
      ),
      (
        "E8", #"{"g":{"a":{"$type":"number","$value":1}},"b":{"$type":"number","$value":"{g}"}}"#,
        .referenceToGroup
      ),
      (
        "E8 root",
        #"{"g":{"$root":{"$type":"number","$value":1}},"b":{"$type":"number","$value":"{g}"}}"#,
        .referenceToGroup
      ),
      (
        "E8 prop",
        #"{"g":{"$type":"number","$value":1,"$description":"x"},"b":{"$type":"number","$value":"{g.$description}"}}"#,
        .unresolvedReference
      ),
      (
        "ref to group", ##"{"g":{"a":{"$type":"number","$value":1}},"b":{"$ref":"#/g"}}"##,
        .referenceToGroup
      ),
      ("E9 self", #"{"b":{"$type":"number","$value":"{b}"}}"#, .referenceCycle),
      ("E9 ref", ##"{"b":{"$type":"number","$ref":"#/b"}}"##, .referenceCycle),
      (
        "E9 into own",
        ##"{"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/1"},{"$ref":"#/b/$value/components/0"},0]}}}"##,
        .referenceCycle
      ),
      ("E9 extends", #"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}"}}"#, .referenceCycle),
      (
        "E10", #"{"a":{"$type":"number","$value":1},"b":{"$type":"dimension","$value":"{a}"}}"#,
        .typeMismatch
      ),
      (
        "E10 group typed alias in composite",
        #"{"a":{"$type":"number","$value":1},"b":{"$type":"border","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"width":"{a}","style":"solid"}}}"#,
        .typeMismatch
      ),
      ("E11 token", #"{"a":{"$type":"number","$value":1},"b":{"$extends":"{a}"}}"#, .invalidValue),
      ("E11 missing", #"{"b":{"$extends":"{a}"}}"#, .unresolvedReference),
      (
        "E11 array", #"{"a":{"x":{"$type":"number","$value":1}},"b":{"$extends":["{a}"]}}"#,
        .invalidValue
      ),
      (
        "extends on token",
        #"{"a":{"x":{"$type":"number","$value":1}},"b":{"$type":"number","$value":1,"$extends":"{a}"}}"#,
        .unknownProperty
      ),
      ("E12 1001", #"{"a":{"$type":"fontWeight","$value":1001}}"#, .numberOutOfRange),
      ("E12 0", #"{"a":{"$type":"fontWeight","$value":0}}"#, .numberOutOfRange),
      ("E12 Bold", #"{"a":{"$type":"fontWeight","$value":"Bold"}}"#, .invalidValue),
      ("E12 '400'", #"{"a":{"$type":"fontWeight","$value":"400"}}"#, .invalidValue),
      ("E12 semibold", #"{"a":{"$type":"fontWeight","$value":"semibold"}}"#, .invalidValue),
      ("E12 padded", #"{"a":{"$type":"fontWeight","$value":" bold "}}"#, .invalidValue),
      (
        "E13 extra",
        #"{"a":{"$type":"border","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"width":{"value":1,"unit":"px"},"style":"solid","x":1}}}"#,
        .unsupportedValue
      ),
      (
        "E13 missing",
        #"{"a":{"$type":"border","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"width":{"value":1,"unit":"px"}}}}"#,
        .unsupportedValue
      ),
      (
        "E13 sub token",
        #"{"a":{"$type":"border","$value":{"color":{"$value":{"colorSpace":"srgb","components":[0,0,0]}},"width":{"value":1,"unit":"px"},"style":"solid"}}}"#,
        .invalidColor
      ),
      (
        "E13 typography 4",
        #"{"a":{"$type":"typography","$value":{"fontFamily":"x","fontSize":{"value":1,"unit":"px"},"fontWeight":400,"lineHeight":1}}}"#,
        .unsupportedValue
      ),
      (
        "typography lineHeight dim",
        #"{"a":{"$type":"typography","$value":{"fontFamily":"x","fontSize":{"value":1,"unit":"px"},"fontWeight":400,"lineHeight":{"value":1,"unit":"px"},"letterSpacing":{"value":1,"unit":"px"}}}}"#,
        .invalidValue
      ),
      ("E14 root group", #"{"a":{"$root":{"b":{"$type":"number","$value":1}}}}"#, .invalidValue),
      ("E14 root scalar", #"{"a":{"$root":5}}"#, .invalidValue),
      (
        "root on token",
        #"{"a":{"$type":"number","$value":1,"$root":{"$type":"number","$value":1}}}"#,
        .tokenHasChildren
      ),
      (
        "E14 description", #"{"a":{"$type":"number","$value":1,"$description":5}}"#,
        .unknownProperty
      ),
      (
        "E14 description null", #"{"a":{"$type":"number","$value":1,"$description":null}}"#,
        .unknownProperty
      ),
      (
        "E14 description group", #"{"a":{"$description":[],"b":{"$type":"number","$value":1}}}"#,
        .unknownProperty
      ),
      (
        "E14 extensions", #"{"a":{"$type":"number","$value":1,"$extensions":[]}}"#, .unknownProperty
      ),
      ("E14 deprecated", #"{"a":{"$type":"number","$value":1,"$deprecated":1}}"#, .unknownProperty),
      (
        "E14 deprecated null", #"{"a":{"$type":"number","$value":1,"$deprecated":null}}"#,
        .unknownProperty
      ),
      ("value null", #"{"a":{"$type":"number","$value":null}}"#, .invalidValue),
      (
        "value+ref",
        ##"{"b":{"$type":"number","$value":1},"a":{"$type":"number","$value":1,"$ref":"#/b"}}"##,
        .unknownProperty
      ),
      ("ref not str", #"{"a":{"$ref":5}}"#, .invalidValue),
      (
        "$schema inside", #"{"g":{"$schema":"x","a":{"$type":"number","$value":1}}}"#,
        .unknownProperty
      ),
      ("$version root", #"{"$version":"x","a":{"$type":"number","$value":1}}"#, .unknownProperty),
      ("$themes root", #"{"$themes":[],"a":{"$type":"number","$value":1}}"#, .unknownProperty),
      ("$metadata root", #"{"$metadata":{},"a":{"$type":"number","$value":1}}"#, .unknownProperty),
      ("$ unknown group", #"{"g":{"$foo":1,"a":{"$type":"number","$value":1}}}"#, .unknownProperty),
      ("$ unknown token", #"{"a":{"$type":"number","$value":1,"$foo":1}}"#, .unknownProperty),
      ("scalar member", #"{"a":{"$type":"number","$value":1},"b":5}"#, .unknownProperty),
      ("array member", #"{"a":{"$type":"number","$value":1},"b":[]}"#, .unknownProperty),
      ("root token", #"{"$type":"number","$value":1}"#, .invalidRoot),
      (
        "dup key", #"{"a":{"$type":"number","$value":1},"a":{"$type":"number","$value":2}}"#,
        .duplicateKey
      ),
      ("legacy token", #"{"a":{"type":"number","value":1}}"#, .unknownProperty),
      ("color str", ##"{"a":{"$type":"color","$value":"#ff0000"}}"##, .invalidColor),
      (
        "color space",
        #"{"a":{"$type":"color","$value":{"colorSpace":"sRGB","components":[0,0,0]}}}"#,
        .invalidColor
      ),
    ] + moreBroken

  @Test(arguments: broken)
  func `what a rule forbids is an error`(_ rule: String, _ file: String, _ code: DiagnosticCode) {
    let stack = compile(file, dialect: .dtcg)
    #expect(stack.diagnostics.first?.code == code, "\(rule): \(stack.diagnostics.map(\.message))")
    #expect(stack.diagnostics.allSatisfy { $0.severity == .error })
  }

  /// A name for the rule and a file that keeps it.
  private static let sound: [(String, String)] = [
    (
      "desc",
      #"{"$schema":"x","$description":"d","a":{"$type":"number","$value":1,"$description":"","$extensions":{},"$deprecated":false}}"#
    ),
    (
      "root",
      #"{"a":{"$root":{"$type":"number","$value":1}},"b":{"$type":"number","$value":"{a.$root}"},"$root":{"$type":"number","$value":1}}"#
    ),
    (
      "4 spellings",
      ##"{"a":{"x":{"$type":"number","$value":1}},"b":{"$value":"{a.x}"},"c":{"$ref":"#/a/x"},"d":{"$value":{"$ref":"#/a/x"}},"e":{"$ref":"#/a/x/$value"},"f":{"$value":{"$ref":"#/a/x/$value"}}}"##
    ),
    (
      "names",
      ##"{"a/b":{"$type":"number","$value":1},"a~b":{"$value":{"$ref":"#/a~1b"}},"😀 x":{"$value":{"$ref":"#/a~0b"}},"brand colors":{"p":{"$value":"{😀 x}"}},"q":{"$ref":"#/brand colors/p"},"r":{"$ref":"#/brand%20colors/p"}}"##
    ),
    (
      "inherit bold",
      #"{"$type":"fontWeight","a":{"$value":"bold"}}"#
    ),
    (
      "inherit solid",
      #"{"$type":"strokeStyle","a":{"$value":"solid"}}"#
    ),
    (
      "rule2 beats 3",
      #"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"g":{"$type":"dimension","a":{"$value":"{c}"}}}"#
    ),
    (
      "extends desc",
      #"{"color":{"$extends":"{color.brand}","brand":{"x":{"$type":"number","$value":1}}}}"#
    ),
    (
      "extends sibling",
      #"{"color":{"brand":{"x":{"$type":"number","$value":1}},"semantic":{"$extends":"{color.brand}"}}}"#
    ),
    (
      "two same base",
      ##"{"button":{"x":{"$type":"number","$value":1}},"button-primary":{"$extends":"{button}"},"b2":{"$extends":"#/button"}}"##
    ),
    (
      "gr ref1",
      #"{"s":{"$type":"gradient","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":0}]},"a":{"$type":"gradient","$value":["{s}",{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":1}]}}"#
    ),
    (
      "gr ptr stop",
      ##"{"s":{"$type":"gradient","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":0}]},"a":{"$type":"gradient","$value":[{"$ref":"#/s/$value/0"},{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":1}]}}"##
    ),
    (
      "sh arr + ref",
      #"{"s":{"$type":"shadow","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"},"inset":true}},"a":{"$type":"shadow","$value":["{s}","{s}"]}}"#
    ),
    (
      "ptr comps",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0.5,"none"],"hex":"#FFaa00"}},"b":{"$type":"color","$value":{"colorSpace":{"$ref":"#/a/$value/colorSpace"},"components":{"$ref":"#/a/$value/components"},"alpha":{"$ref":"#/a/$value/components/1"}}}}"##
    ),
    (
      "ptr through alias",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0.5,1]}},"b":{"$value":"{a}"},"c":{"$type":"number","$value":{"$ref":"#/b/$value/components/1"}}}"##
    ),
    (
      "ptr metadata",
      ##"{"a":{"$type":"number","$value":1,"$description":"Inter"},"b":{"$type":"fontFamily","$value":{"$ref":"#/a/$description"}}}"##
    ),
    (
      "empty group",
      #"{"a":{},"b":{"$type":"number","$value":-1.5e2}}"#
    ),
    (
      "weights",
      #"{"$type":"fontWeight","a":{"$value":1},"b":{"$value":1000},"c":{"$value":450.5},"d":{"$value":"extra-black"}}"#
    ),
    (
      "number any",
      #"{"$type":"dimension","a":{"$value":{"value":-1.5,"unit":"rem"}}}"#
    ),
  ]

  @Test(arguments: sound)
  func `what the rules allow is read without a word, and elsewhere without an error`(
    _ rule: String, _ file: String
  ) {
    let strict = compile(file, dialect: .dtcg)
    #expect(strict.diagnostics.isEmpty, "\(rule): \(strict.diagnostics.map(\.message))")
    let lenient = compile(file)
    #expect(
      lenient.diagnostics.allSatisfy { $0.severity == .warning },
      "\(rule): \(lenient.diagnostics.map(\.message))")
  }
}
