import TokencDiagnostics
@testable import TokencCore

extension StrictRuleTests {
  /// The second half of the table.
  static let moreBroken: [(String, String, DiagnosticCode)] = [
    (
      "color xyz", #"{"a":{"$type":"color","$value":{"colorSpace":"xyz","components":[0,0,0]}}}"#,
      .invalidColor
    ),
    (
      "color 2 comps",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0]}}}"#, .invalidColor
    ),
    (
      "color comps str",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,"0"]}}}"#,
      .invalidColor
    ),
    (
      "color none upper",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,"None"]}}}"#,
      .invalidColor
    ),
    (
      "color alpha none",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":"none"}}}"#,
      .invalidColor
    ),
    (
      "color alpha 2",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":2}}}"#,
      .numberOutOfRange
    ),
    (
      "color hex3",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#fff"}}}"##,
      .invalidColor
    ),
    (
      "color hex8",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#ffffffff"}}}"##,
      .invalidColor
    ),
    (
      "color hex nonstr",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":5}}}"#,
      .invalidColor
    ),
    (
      "color extra",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"x":5}}}"#,
      .invalidColor
    ),
    (
      "color channels",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","channels":[0,0,0]}}}"#, .invalidColor
    ),
    ("color rgb", #"{"a":{"$type":"color","$value":{"r":0,"g":0,"b":0}}}"#, .invalidColor),
    (
      "color hue360",
      #"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[360,0,0]}}}"#,
      .numberOutOfRange
    ),
    (
      "color sat101",
      #"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[0,101,0]}}}"#,
      .numberOutOfRange
    ),
    (
      "color srgb 1.1",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1.1,0,0]}}}"#,
      .numberOutOfRange
    ),
    (
      "color xyz 1.1",
      #"{"a":{"$type":"color","$value":{"colorSpace":"xyz-d65","components":[0.9,1,1.08]}}}"#,
      .numberOutOfRange
    ),
    (
      "color lch C<0",
      #"{"a":{"$type":"color","$value":{"colorSpace":"lch","components":[50,-1,0]}}}"#,
      .numberOutOfRange
    ),
    (
      "color oklab L>1",
      #"{"a":{"$type":"color","$value":{"colorSpace":"oklab","components":[50,0,0]}}}"#,
      .numberOutOfRange
    ),
    (
      "color curly in comp",
      #"{"n":{"$type":"number","$value":1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":["{n}",0,0]}}}"#,
      .malformedReference
    ),
    (
      "color curly alpha",
      #"{"n":{"$type":"number","$value":1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":"{n}"}}}"#,
      .malformedReference
    ),
    ("dim str", #"{"a":{"$type":"dimension","$value":"16px"}}"#, .invalidDimension),
    ("dim num", #"{"a":{"$type":"dimension","$value":16}}"#, .invalidDimension),
    ("dim em", #"{"a":{"$type":"dimension","$value":{"value":1,"unit":"em"}}}"#, .unsupportedValue),
    ("dim nounit", #"{"a":{"$type":"dimension","$value":{"value":0}}}"#, .invalidDimension),
    ("dim PX", #"{"a":{"$type":"dimension","$value":{"value":1,"unit":"PX"}}}"#, .unsupportedValue),
    (
      "dim extra", #"{"a":{"$type":"dimension","$value":{"value":1,"unit":"px","x":1}}}"#,
      .invalidDimension
    ),
    (
      "dim strval", #"{"a":{"$type":"dimension","$value":{"value":"1","unit":"px"}}}"#,
      .invalidDimension
    ),
    (
      "dim curly val",
      #"{"n":{"$type":"number","$value":1},"a":{"$type":"dimension","$value":{"value":"{n}","unit":"px"}}}"#,
      .malformedReference
    ),
    ("ff empty arr", #"{"a":{"$type":"fontFamily","$value":[]}}"#, .invalidValue),
    ("ff num", #"{"a":{"$type":"fontFamily","$value":5}}"#, .invalidValue),
    ("ff arr num", #"{"a":{"$type":"fontFamily","$value":["a",5]}}"#, .invalidValue),
    (
      "ff curly in arr",
      #"{"n":{"$type":"fontFamily","$value":"x"},"a":{"$type":"fontFamily","$value":["{n}","y"]}}"#,
      .malformedReference
    ),
    ("dur str", #"{"a":{"$type":"duration","$value":"1s"}}"#, .invalidValue),
    ("dur unit", #"{"a":{"$type":"duration","$value":{"value":1,"unit":"min"}}}"#, .invalidValue),
    ("cb 3", #"{"a":{"$type":"cubicBezier","$value":[0,0,1]}}"#, .invalidValue),
    ("cb x2", #"{"a":{"$type":"cubicBezier","$value":[2,0,1,1]}}"#, .numberOutOfRange),
    ("cb str", #"{"a":{"$type":"cubicBezier","$value":"ease"}}"#, .invalidValue),
    (
      "cb curly",
      #"{"n":{"$type":"number","$value":1},"a":{"$type":"cubicBezier","$value":["{n}",0,1,1]}}"#,
      .malformedReference
    ),
    ("num str", #"{"a":{"$type":"number","$value":"1"}}"#, .invalidValue),
    ("num bool", #"{"a":{"$type":"number","$value":true}}"#, .invalidValue),
    ("ss kw", #"{"a":{"$type":"strokeStyle","$value":"Solid"}}"#, .invalidValue),
    (
      "ss empty", #"{"a":{"$type":"strokeStyle","$value":{"dashArray":[],"lineCap":"round"}}}"#,
      .invalidValue
    ),
    (
      "ss nocap",
      #"{"a":{"$type":"strokeStyle","$value":{"dashArray":[{"value":1,"unit":"px"}]}}}"#,
      .unsupportedValue
    ),
    (
      "ss cap",
      #"{"a":{"$type":"strokeStyle","$value":{"dashArray":[{"value":1,"unit":"px"}],"lineCap":"flat"}}}"#,
      .invalidValue
    ),
    (
      "ss cap curly",
      #"{"x":{"$type":"fontFamily","$value":"round"},"a":{"$type":"strokeStyle","$value":{"dashArray":[{"value":1,"unit":"px"}],"lineCap":"{x}"}}}"#,
      .malformedReference
    ),
    (
      "ss dash str",
      #"{"a":{"$type":"strokeStyle","$value":{"dashArray":["1px"],"lineCap":"round"}}}"#,
      .invalidDimension
    ),
    ("sh empty", #"{"a":{"$type":"shadow","$value":[]}}"#, .invalidValue),
    (
      "sh nospread",
      #"{"a":{"$type":"shadow","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"}}}}"#,
      .unsupportedValue
    ),
    (
      "sh inset str",
      #"{"a":{"$type":"shadow","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"},"inset":"true"}}}"#,
      .invalidValue
    ),
    (
      "sh ref to array",
      #"{"s":{"$type":"shadow","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"}},{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"}}]},"a":{"$type":"shadow","$value":["{s}"]}}"#,
      .typeMismatch
    ),
    (
      "sh ref to array1",
      #"{"s":{"$type":"shadow","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"}}]},"a":{"$type":"shadow","$value":["{s}"]}}"#,
      .typeMismatch
    ),
    (
      "tr missing",
      #"{"a":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"delay":{"value":1,"unit":"s"}}}}"#,
      .unsupportedValue
    ),
    (
      "tr num dur",
      #"{"a":{"$type":"transition","$value":{"duration":1,"delay":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}}}"#,
      .invalidValue
    ),
    ("gr empty", #"{"a":{"$type":"gradient","$value":[]}}"#, .invalidValue),
    (
      "gr obj",
      #"{"a":{"$type":"gradient","$value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":0}}}"#,
      .invalidValue
    ),
    (
      "gr nopos",
      #"{"a":{"$type":"gradient","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]}}]}}"#,
      .unsupportedValue
    ),
    (
      "gr pos str",
      #"{"a":{"$type":"gradient","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":"0"}]}}"#,
      .invalidValue
    ),
    (
      "modes",
      #"{"a":{"$type":"color","$value":{"light":{"colorSpace":"srgb","components":[0,0,0]},"dark":{"colorSpace":"srgb","components":[0,0,0]}}}}"#,
      .invalidColor
    ),
  ]
}
