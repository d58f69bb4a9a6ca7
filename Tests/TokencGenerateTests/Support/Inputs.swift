import TokencTestSupport

/// Token files that show what generated Swift can go wrong on.
enum Inputs {
  /// Words of Swift, digits, signs, other scripts, and names of Swift's own types.
  static let names = """
    {
      "step": {
        "$type": "number",
        "default": { "$value": 1 }, "in": { "$value": 2 }, "is": { "$value": 3 },
        "init": { "$value": 4 }, "self": { "$value": 5 }, "Type": { "$value": 6 },
        "Protocol": { "$value": 7 }, "2xl": { "$value": 8 }, "500": { "$value": 9 },
        "extra large": { "$value": 10 }, "50%": { "$value": 11 }, "-1": { "$value": 12 },
        "größe": { "$value": 13 }, "色": { "$value": 14 }, "🔥": { "$value": 15 },
        "async": { "$value": 16 }, "0_5": { "$value": 17 }, "description": { "$value": 18 },
        "hashValue": { "$value": 19 }, "URLPath": { "$value": 20 }
      },
      "class": {
        "$type": "string",
        "String": { "$value": "quote \\" backslash \\\\ (x) \\n end" },
        "Double": { "a": { "$value": "\\u2028" } },
        "TokenColor": { "a": { "$value": "" } },
        "Swift": { "Int": { "a": { "$value": "x" } } },
        "色": { "b": { "$value": "y" } }
      },
      "Theme": { "$type": "color", "theme": { "$value": "#fff" } },
      "same": {
        "$type": "number",
        "a-b": { "$value": 1 }, "a_b": { "$value": 2 }, "aB": { "$value": 3 },
        "\\u00e9": { "$value": 4 }, "e\\u0301": { "$value": 4 },
        "a b": { "c": { "$value": 6 } }
      }
    }
    """

  /// Every type, with differences between the modes where a type may have them.
  static let types = """
    {
      "s": { "$type": "shadow",
        "one": { "$value": { "color": "#0b5fff80", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px" } },
        "tinted": { "$value": {
          "light": { "color": "#0b5fff80", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px" },
          "dark": { "color": "oklch(0.7 0.3 150)", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px" } } },
        "two": { "$value": {
          "light": { "color": "#000", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px" },
          "dark": [
            { "color": "#fff", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px" },
            { "color": "#fff", "offsetX": "0px", "offsetY": "0px", "blur": "1px", "spread": "0px", "inset": true } ] } } },
      "d": { "$type": "duration", "short": { "$value": "200ms" }, "long": { "$value": "1.5s" } },
      "t": { "$type": "transition", "x": { "$value": { "duration": "200ms", "delay": "0ms", "timingFunction": [0.25, 0.1, 0.25, 1] } } },
      "cb": { "$type": "cubicBezier", "x": { "$value": [0.25, 0.1, 0.25, 1] } },
      "b": { "$type": "border",
        "x": { "$value": { "color": "color(display-p3 1 0 0)", "width": "1rem", "style": "dashed" } },
        "y": { "$value": { "color": "#abc", "width": "1px", "style": { "dashArray": ["1px", "2px"], "lineCap": "round" } } } },
      "g": { "$type": "gradient", "x": { "$value": [ { "color": "#abc", "position": 0 }, { "color": "#def", "position": 1 } ] } },
      "ty": { "$type": "typography", "x": { "$value": { "fontFamily": ["A", "B"], "fontSize": "1.5rem", "fontWeight": "semi-bold", "letterSpacing": "0.1px", "lineHeight": 1.5 } },
        "y": { "$value": { "fontFamily": "C", "fontSize": "20px", "fontWeight": 400, "letterSpacing": "0.05em", "lineHeight": "30px", "fontStyle": "italic", "textCase": "uppercase", "textDecoration": "line-through", "paragraphSpacing": "8px", "paragraphIndent": "1rem" } },
        "z": { "$value": { "fontFamily": "C", "fontSize": "1.25rem", "fontWeight": 400, "letterSpacing": { "value": -0.5, "unit": "em" }, "lineHeight": "auto", "fontStyle": "normal", "textCase": "Original", "textDecoration": "none", "paragraphSpacing": 0 } } },
      "ss": { "$type": "strokeStyle", "x": { "$value": "double" } },
      "fw": { "$type": "fontWeight", "x": { "$value": 650 } },
      "bo": { "$type": "boolean", "x": { "$value": true } },
      "st": { "$type": "string", "x": { "$value": { "light": "sun", "dark": "moon" } } },
      "di": { "$type": "dimension", "x": { "$value": "-0.5px" }, "y": { "$value": { "value": 1.5, "unit": "rem" } } },
      "co": { "$type": "color",
        "hsl": { "$value": "hsl(210 50% 40%)" }, "lab": { "$value": "lab(50 20 20)" },
        "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 0.5 } },
        "tenth": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.8], "alpha": 0.05 } },
        "old": { "$deprecated": "use \\"p3\\" \\\\(x)", "$description": "a */ line\\nsecond\\u2028third \\\\(x) `", "$value": { "light": "#fff", "dark": "{co.p3}" } },
        "older": { "$deprecated": true, "$value": "#000" } }
    }
    """

  /// Text styles as Tokens Studio writes them, with all the members that Figma gives them.
  static let textStyles = """
    {
      "size": { "value": "8 * 2", "type": "fontSizes" },
      "body": { "type": "typography", "value": {
        "fontFamily": "Inter", "fontSize": "{size}", "fontWeight": "Regular", "letterSpacing": "0%",
        "lineHeight": "AUTO", "textCase": "none", "textDecoration": "none", "paragraphSpacing": "0",
        "paragraphIndent": "0px" } },
      "title": { "type": "typography", "value": {
        "fontFamily": "Inter", "fontSize": "{size} * 2", "fontWeight": "Bold Italic",
        "letterSpacing": "-2%", "lineHeight": "125%", "textCase": "uppercase",
        "textDecoration": "underline", "paragraphSpacing": "{size} / 4", "paragraphIndent": "4" } },
      "label": { "type": "typography", "value": {
        "fontFamily": "Inter", "fontSize": "14", "lineHeight": "20", "textCase": "capitalize" } }
    }
    """

  /// Groups called as what the file uses of Swift and of Apple's frameworks, one inside the other.
  static let hostile = """
    {
      \(hostileNames.map { "\"\($0)\": { \"$type\": \"color\", \(hostileGroups) }" }.joined(separator: ",\n"))
      , \(String(types.dropFirst().dropLast()))
    }
    """

  private static let hostileNames = [
    "font", "gradient", "animation", "stroke-style", "shadow-style", "CGLineCap", "array",
    "optional", "color", "components", "layer", "space", "environment-values", "double", "string",
    "token-color", "token", "swift", "self", "type", "Kit", "theme-name", "shared", "layers",
  ]

  private static let hostileGroups = hostileNames.map {
    "\"\($0)\": { \"\($0)\": { \"$value\": \"#123456\" } }"
  }.joined(separator: ", ")

  /// A token in more groups than Swift nests types.
  static let deep =
    "{ \"$type\": \"number\", " + (0..<300).map { "\"g\($0)\": { " }.joined()
    + "\"t\": { \"$value\": 1 } " + String(repeating: "}", count: 301)

  /// A color of every alpha.
  static var alphas: String {
    let tokens = (0...255).map { byte in
      "\"a\(byte)\": { \"$value\": \"#0b5fff\((byte < 16 ? "0" : "") + String(byte, radix: 16))\" }"
    }
    return "{ \"c\": { \"$type\": \"color\", \(tokens.joined(separator: ", ")) } }"
  }

  /// Pairs that lead to each other side by side.
  static let pairs = """
    {
      "primitives": {
        "light": { "ink": { "$value": "#111418ff" } }, "dark": { "ink": { "$value": "#f2f4f8ff" } }
      },
      "theme": {
        "color": {
          "text": { "$value": { "light": "{primitives.light.ink}", "dark": "{primitives.dark.ink}" } },
          "icon": { "$value": { "light": "{theme.color.text}", "dark": "{theme.color.text}" } },
          "mixed": { "$value": { "light": "#ff0000ff", "dark": "{theme.color.icon}" } },
          "whole": { "$value": "{theme.color.text}" }
        }
      }
    }
    """

  /// Tokens whose names and descriptions are random scalars of all of Unicode.
  static func random(_ count: Int, seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    let words = [
      "self", "Type", "init", "default", "class", "Any", "in", "-", "_", "1", "%", "é", "e\u{301}",
      "*/", "\\(x)", "\"", "\\", "\r", "\n", "`", "#", "//", "Protocol", "Color", "String",
    ]
    func text(_ longest: Int, isName: Bool) -> String {
      var text = String.UnicodeScalarView()
      for _ in 0...Int.random(in: 0...longest, using: &random) {
        if Bool.random(using: &random) {
          text.append(
            contentsOf: words[Int.random(in: 0..<words.count, using: &random)].unicodeScalars)
        } else {
          let bound: UInt32 = [0x80, 0x250, 0x3000, 0x11_0000][
            Int.random(in: 0..<4, using: &random)]
          text.append(Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) ?? "x")
        }
      }
      if isName {
        text.removeAll { "{}.$".unicodeScalars.contains($0) }
        if text.isEmpty { text.append("x") }
      }
      return String(text)
    }
    var tokens: [String] = []
    var seen: Set<[UInt8]> = []
    while tokens.count < count {
      let name = text(6, isName: true)
      guard seen.insert(Array(name.utf8)).inserted else { continue }
      let value =
        tokens.count % 3 == 0
        ? "\"$type\": \"string\", \"$value\": \(quoted(text(12, isName: false).filter { $0 != "{" }))"
        : "\"$value\": \(tokens.count)"
      let body =
        "{ \(value), \"$description\": \(quoted(text(12, isName: false))), "
        + "\"$deprecated\": \(quoted(text(4, isName: false))) }"
      // A tenth are groups, so that types get such names too.
      tokens.append(
        tokens.count % 10 == 0
          ? "\(quoted(name)): { \(quoted(text(3, isName: true))): \(body) }"
          : "\(quoted(name)): \(body)")
    }
    return "{ \"n\": { \"$type\": \"number\", \(tokens.joined(separator: ",\n")) } }"
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
          ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
          : String(scalar)
      }.joined() + "\""
  }
}
