import TokencTestSupport

/// Tokens of all types of DTCG in the spellings of several dialects, some of them aliases and some
/// with modes; none refers to a token that was made after it.
struct RandomTypedTokens {
  private(set) var json = ""
  private var random: SplitMix64
  /// The paths of the tokens so far, by their types.
  private var paths: [String: [String]] = [:]

  private static let types = [
    "number", "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// At least one token of each type, and `count` more.
  init(count: Int, using random: inout SplitMix64) {
    self.random = random
    var members: [String] = []
    for index in 0..<(Self.types.count + count) {
      let type = index < Self.types.count ? Self.types[index] : one(of: Self.types)
      members.append(member(type, index))
    }
    members.shuffle(using: &self.random)
    json = "{\n\(members.joined(separator: ",\n"))\n}"
    random = self.random
  }

  private mutating func member(_ type: String, _ index: Int) -> String {
    let value =
      chance(0.2) ? #"{ "light": \#(place(type)), "dark": \#(place(type)) }"# : place(type)
    let group = "\(one(of: ["a b ", "ä/ö~", "", "Value"]))\(index)"
    paths[type, default: []].append("\(group).\(type)")
    return #""\#(group)": { "\#(type)": { "$type": "\#(type)", "$value": \#(value) } }"#
  }

  /// A value, or a reference to a token of the type.
  private mutating func place(_ type: String) -> String {
    if let paths = paths[type], chance(0.4) { return "\"{\(one(of: paths))}\"" }
    return literal(type)
  }

  private mutating func literal(_ type: String) -> String {
    switch type {
    case "number": return number()
    // A larger one is read as a number of pixels.
    case "factor": return one(of: ["0", "1", "-3", "1.50", "0.125", "4"])
    case "color": return color()
    case "dimension": return quantity(["px", "rem"])
    case "duration": return quantity(["ms", "s"])
    case "fontFamily": return one(of: [#""Inter""#, #"["Inter"]"#, #"["A \"b\"", "sans-serif"]"#])
    case "fontWeight": return one(of: ["400", "350.5", #""bold""#, #""semi-bold""#, #""book""#])
    case "cubicBezier": return "[\(part()), \(number()), \(part()), \(number())]"
    case "strokeStyle":
      return chance(0.5)
        ? one(of: [#""solid""#, #""dashed""#, #""outset""#])
        : #"{ "dashArray": [\#(place("dimension")), \#(place("dimension"))], "lineCap": "round" }"#
    case "border": return object(["color": "color", "width": "dimension", "style": "strokeStyle"])
    case "transition":
      return object(["duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"])
    case "shadow":
      return chance(0.5) ? shadow() : "[\(shadow()), \(shadow())]"
    case "gradient":
      return #"[{ "color": \#(place("color")), "position": \#(part()) }]"#
    default:
      return object([
        "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
        "letterSpacing": "dimension", "lineHeight": "factor",
      ])
    }
  }

  private mutating func shadow() -> String {
    let shadow = object([
      "color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
      "spread": "dimension",
    ])
    return chance(0.3)
      ? shadow.dropLast(2) + #", "inset": \#(one(of: ["true", "false"])) }"# : shadow
  }

  /// An object with parts of these types, in any order.
  private mutating func object(_ parts: KeyValuePairs<String, String>) -> String {
    let members = parts.map { #""\#($0.key)": \#(place($0.value))"# }.shuffled(using: &random)
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func color() -> String {
    let byte = one(of: ["00", "7F", "c4", "ff"])
    return one(of: [
      ##""#\##(byte)12ab""##, ##""#\##(byte)12ab\##(byte)""##, ##""#f0a""##, #""rebeccapurple""#,
      #""rgb(10% 20% 30% / \#(part()))""#, #""hsl(210.5 40% 50%)""#, #""hwb(none 10% 20%)""#,
      #""oklch(0.7 \#(part()) 30)""#, #""lab(50 -20.5 30)""#,
      #""color(display-p3 1 0 \#(part()))""#,
      #""color(xyz-d50 0.2 0.3 0.4)""#, #"{ "r": 1, "g": 2, "b": 3 }"#,
      #"{ "colorSpace": "rec2020", "components": [\#(part()), "none", 1], "alpha": \#(part()) }"#,
    ])
  }

  private mutating func quantity(_ units: [String]) -> String {
    let unit = one(of: units)
    if let numbers = paths["number"], chance(0.2) { return "\"{\(one(of: numbers))}\(unit)\"" }
    return chance(0.5)
      ? #""\#(number())\#(unit)""# : #"{ "value": \#(number()), "unit": "\#(unit)" }"#
  }

  private mutating func number() -> String {
    one(of: ["0", "1", "-3", "1.50", "0.125", "12345678901234567890", "1e3", "-2.5E-1"])
  }

  /// A number from 0 to 1.
  private mutating func part() -> String {
    one(of: ["0", "1", "0.5", "0.250"])
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func one(of choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
