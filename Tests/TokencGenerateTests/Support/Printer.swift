/// The program that prints every constant of a module, a line of JSON for each.
enum Printer {
  static func source(_ sets: [GeneratedSet]) -> String {
    var source = prelude
    var calls: [String] = []
    var part = 0
    for (number, set) in sets.enumerated() {
      for (index, accessor) in set.accessors.enumerated() {
        calls.append("  show(\(number), \(index), \(accessor.expression))")
        if calls.count == 200 { flush(&calls, &part, &source) }
      }
    }
    flush(&calls, &part, &source)
    return source + (0..<part).map { "show\($0)()\n" }.joined()
  }

  private static func flush(_ calls: inout [String], _ part: inout Int, _ source: inout String) {
    source += "func show\(part)() {\n\(calls.joined(separator: "\n"))\n}\n"
    calls.removeAll()
    part += 1
  }

  /// Values as JSON: texts as the hexadecimal digits of their bytes, so that nothing is escaped.
  private static let prelude = """
    import Generated

    func text(_ value: Any) -> String {
      switch value {
      case let number as Double: return "\\"d:\\(number)\\""
      case let flag as Bool: return flag ? "\\"yes\\"" : "\\"no\\""
      case let text as String:
        return "\\"" + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\\""
      default: break
      }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: return mirror.children.first.map { text($0.value) } ?? "null"
      case .collection:
        return "[" + mirror.children.map { text($0.value) }.joined(separator: ",") + "]"
      case .enum:
        guard let payload = mirror.children.first, let name = payload.label else { break }
        return "{\\"\\(name)\\":\\(text(payload.value))}"
      case .struct, .tuple:
        let members = mirror.children.map { "\\"\\($0.label ?? "")\\":\\(text($0.value))" }
        return "{" + members.joined(separator: ",") + "}"
      default: break
      }
      return "\\"\\(value)\\""
    }

    func show(_ set: Int, _ index: Int, _ value: Any) {
      print("\\(set)\\t\\(index)\\t\\(text(value))")
    }


    """
}
