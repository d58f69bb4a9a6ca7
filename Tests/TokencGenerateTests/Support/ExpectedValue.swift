import TokencColor
import TokencCore
import Foundation

/// What a constant must print, worked out from what `resolve --format json` says.
enum ExpectedValue {
  /// The value in the shape that ``Printer`` prints for one mode; nil for types not compared.
  static func of(_ value: Any, type: String?) -> NSObject? {
    switch type {
    case "color": (value as? String).flatMap(color)
    case "dimension": points(value).map { $0 as NSNumber }
    case "number": value as? NSNumber
    case "boolean": ((value as? Bool) == true ? "yes" : "no") as NSString
    case "strokeStyle": stroke(value)
    case "fontFamily": family(value)
    case "fontWeight": weight(value)
    case "duration":
      (value as? String).flatMap(seconds).map { ["seconds": $0] as NSDictionary }
    case "cubicBezier": curve(value)
    case "typography": (value as? [String: Any]).flatMap(typography)
    case "shadow": shadows(value)
    case "border": (value as? [String: Any]).flatMap(border)
    case "gradient": gradient(value)
    case "transition": (value as? [String: Any]).flatMap(transition)
    default: plain(value)
    }
  }

  /// A value whose type has no constants of its own, as what it is in JSON.
  private static func plain(_ value: Any) -> NSObject? {
    if let text = value as? String { return hex(text) as NSString }
    return value as? NSNumber
  }

  private static func color(_ text: String) -> NSDictionary? {
    guard case .color(let color) = Color.read(Array(text.utf8)[...]) else { return nil }
    if let bytes = color.bytes {
      return [
        "space": "sRGB", "red": Double(bytes.red) / 255, "green": Double(bytes.green) / 255,
        "blue": Double(bytes.blue) / 255, "opacity": Double(bytes.alpha) / 255,
      ]
    }
    let screen = color.onScreen
    return [
      "space": screen.isDisplayP3 ? "displayP3" : "sRGB", "red": screen.components.x,
      "green": screen.components.y, "blue": screen.components.z, "opacity": screen.alpha,
    ]
  }

  private static func points(_ value: Any) -> Double? {
    if let quantity = value as? [String: Any], let number = quantity["value"] as? Double,
      let unit = quantity["unit"] as? String
    {
      return ["px": number, "rem": number * 16][unit]
    }
    guard let text = value as? String, text != "0" else {
      return value as? Double == 0 || value as? String == "0" ? 0 : nil
    }
    if text.hasSuffix("rem") { return Double(text.dropLast(3)).map { $0 * 16 } }
    return text.hasSuffix("px") ? Double(text.dropLast(2)) : nil
  }

  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return Double(text.dropLast(2)).map { $0 / 1000 } }
    return Double(text.dropLast())
  }

  private static func family(_ value: Any) -> NSDictionary? {
    let names =
      value as? [String]
      ?? (value as? String).map { text in
        text.split(separator: ",").map { name in
          // Quotes around a name are not part of it.
          let name = name.trimmingCharacters(in: .whitespaces)
          let isQuoted = name.count > 2 && name.hasPrefix("'") && name.hasSuffix("'")
          return isQuoted ? String(name.dropFirst().dropLast()) : name
        }
      }
    return names.map { ["names": $0.map(hex)] }
  }

  private static func weight(_ value: Any) -> NSDictionary? {
    let keywords: [String: Double] = [
      "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
      "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
      "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
      "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
    let number = value as? Double ?? (value as? String).flatMap { keywords[$0] }
    return number.map { ["value": $0] }
  }

  private static func curve(_ value: Any) -> NSDictionary? {
    guard let points = value as? [Double], points.count == 4 else { return nil }
    return ["x1": points[0], "y1": points[1], "x2": points[2], "y2": points[3]]
  }

  private static func typography(_ parts: [String: Any]) -> NSDictionary? {
    [
      "family": of(parts["fontFamily"] ?? "", type: "fontFamily") ?? NSNull(),
      "size": of(parts["fontSize"] ?? "", type: "dimension") ?? NSNull(),
      "weight": of(parts["fontWeight"] ?? "", type: "fontWeight") ?? NSNull(),
      "letterSpacing": letterSpacing(parts) ?? NSNull(),
      "lineHeight": lineHeight(parts) ?? NSNull(),
      "isItalic": parts["fontStyle"] as? String == "italic" ? "yes" : "no",
      "letterCase": word(
        parts["textCase"],
        ["uppercase": "uppercase", "lowercase": "lowercase", "capitalize": "capitalized"]),
      "decoration": word(
        parts["textDecoration"], ["underline": "underline", "line-through": "strikethrough"]),
      "paragraphSpacing": of(parts["paragraphSpacing"] ?? "", type: "dimension") ?? NSNull(),
      "paragraphIndent": of(parts["paragraphIndent"] ?? "", type: "dimension") ?? NSNull(),
    ]
  }

  private static func letterSpacing(_ parts: [String: Any]) -> Double? {
    guard let value = parts["letterSpacing"] else { return nil }
    guard let factor = ems(value) else {
      return value as? Double ?? (value as? String).flatMap(Double.init) ?? points(value)
    }
    return points(parts["fontSize"] ?? "").map { $0 * factor }
  }

  /// The number of a value in the unit `em`, which is kept as it is written.
  private static func ems(_ value: Any) -> Double? {
    if let quantity = value as? [String: Any] {
      return quantity["unit"] as? String == "em" ? quantity["value"] as? Double : nil
    }
    guard let text = value as? String, text.hasSuffix("em") else { return nil }
    return Double(text.dropLast(2))
  }

  private static func lineHeight(_ parts: [String: Any]) -> Double? {
    guard let value = parts["lineHeight"] else { return nil }
    if let factor = value as? Double, factor <= 4 { return factor }
    // A larger number is one of pixels.
    guard let height = value as? Double ?? points(value),
      let size = points(parts["fontSize"] ?? "")
    else { return nil }
    return height / size
  }

  private static func word(_ value: Any?, _ words: [String: String]) -> Any {
    (value as? String).flatMap { words[$0.lowercased()] } ?? NSNull()
  }

  private static func shadows(_ value: Any) -> NSDictionary? {
    let list = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
    return [
      "layers": list.map { parts in
        var layer: [String: Any] = ["isInset": (parts["inset"] as? Bool) == true ? "yes" : "no"]
        layer["color"] = of(parts["color"] ?? "", type: "color")
        for (name, part) in [
          ("x", "offsetX"), ("y", "offsetY"), ("blur", "blur"), ("spread", "spread"),
        ] {
          layer[name] = of(parts[part] ?? (part == "spread" ? "0px" : ""), type: "dimension")
        }
        return layer
      }
    ]
  }

  private static func border(_ parts: [String: Any]) -> NSDictionary? {
    guard let style = stroke(parts["style"] ?? "") else { return nil }
    return [
      "color": of(parts["color"] ?? "", type: "color") ?? NSNull(),
      "width": of(parts["width"] ?? "", type: "dimension") ?? NSNull(),
      "style": style,
    ]
  }

  /// A keyword, or the lengths of dashes with their ends.
  private static func stroke(_ value: Any) -> NSObject? {
    if let keyword = value as? String { return keyword as NSString }
    guard let parts = value as? [String: Any], let dashes = parts["dashArray"] as? [Any],
      let cap = parts["lineCap"] as? String
    else { return nil }
    let lengths: NSDictionary = [".0": dashes.map { points($0) ?? .nan }, "cap": cap]
    return ["dashes": lengths] as NSDictionary
  }

  private static func gradient(_ value: Any) -> NSDictionary? {
    guard let stops = value as? [[String: Any]] else { return nil }
    return [
      "stops": stops.map { stop -> [String: Any] in
        [
          "color": of(stop["color"] ?? "", type: "color") ?? NSNull(),
          "position": stop["position"] ?? NSNull(),
        ]
      }
    ]
  }

  private static func transition(_ parts: [String: Any]) -> NSDictionary? {
    [
      "duration": of(parts["duration"] ?? "", type: "duration") ?? NSNull(),
      "delay": of(parts["delay"] ?? "0ms", type: "duration") ?? NSNull(),
      "curve": curve(parts["timingFunction"] ?? []) ?? NSNull(),
    ]
  }

  static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// A value as text, members sorted, numbers to 14 digits: Foundation's reader of JSON is wrong in
  /// the last bit now and then.
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String:
      guard text.hasPrefix("d:"), let number = Double(text.dropFirst(2)) else { return text }
      return self.text(number)
    case let number as NSNumber: return String(format: "%.14g", number.doubleValue)
    case let list as [Any]: return "[\(list.map(text).joined(separator: ","))]"
    case let object as [String: Any]:
      let members = object.sorted { $0.key < $1.key }.map { "\($0.key):\(text($0.value))" }
      return "{\(members.joined(separator: ","))}"
    case let object as NSDictionary: return text(object as? [String: Any] ?? [:])
    case let text as NSString: return "\(text)"
    case is NSNull: return "null"
    default: return "\(value)"
    }
  }

  /// What was printed as it is in one mode: of everything with a light and a dark side, that side.
  static func side(_ name: String, of value: Any) -> Any {
    if let object = value as? [String: Any] {
      if Set(object.keys) == ["light", "dark"], let side = object[name] {
        return self.side(name, of: side)
      }
      return object.mapValues { side(name, of: $0) }
    }
    if let list = value as? [Any] { return list.map { side(name, of: $0) } }
    return value
  }
}
