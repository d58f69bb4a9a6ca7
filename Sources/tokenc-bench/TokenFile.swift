import TokencText
import TokencJSON

/// Makes token files of any size from a seed: 20 % primitives, 40 % semantic aliases, 40 %
/// component aliases, so that every chain has three links; about 135 bytes a token.
struct TokenFile {
  private static let palettes = [
    "primary", "secondary", "accent", "neutral", "success", "warning", "danger", "info", "red",
    "orange", "pink", "blue", "purple", "turquoise", "green", "lime", "yellow", "grey",
  ]
  private static let states = ["default", "pressed", "hovered", "focused", "disabled"]

  private var state: UInt64
  private var groups: [[String]: [(name: String, value: String)]] = [:]
  private var order: [[String]] = []

  /// The file's bytes.
  static func make(tokens: Int, seed: UInt64) -> [UInt8] {
    var file = TokenFile(state: seed)
    let primitives = max(1, tokens / 5)
    let semantics = tokens * 2 / 5
    var paths: [String] = []
    for index in 0..<primitives {
      let path = [
        "theme", "primitives", palettes[index % palettes.count], "shade-\(index / 18 / 9)",
      ]
      let digits = String(0x1000000 + file.random(below: 0x1000000), radix: 16).dropFirst()
      paths.append(file.add(path, "step-\(index)", "#\(digits)"))
    }
    var semanticPaths: [String] = []
    for index in 0..<semantics {
      let path = ["theme", "semantic", palettes[index % palettes.count], "role-\(index / 18 / 9)"]
      let target = paths[file.random(below: paths.count)]
      semanticPaths.append(file.add(path, "use-\(index)", "{\(target)}"))
    }
    for index in 0..<max(0, tokens - primitives - semantics) {
      let part = ["theme", "component", "part-\(index / 45)", palettes[index % palettes.count]]
      let targets = semanticPaths.isEmpty ? paths : semanticPaths
      let target = targets[file.random(below: targets.count)]
      _ = file.add(part + [states[index % 5]], "item-\(index)", "{\(target)}")
    }
    return file.text()
  }

  private init(state: UInt64) {
    self.state = state
  }

  private mutating func add(_ path: [String], _ name: String, _ value: String) -> String {
    if groups[path] == nil { order.append(path) }
    groups[path, default: []].append((name, value))
    return (path + [name]).joined(separator: ".")
  }

  /// The groups as one tree; paths with a common beginning are grouped together.
  private func text() -> [UInt8] {
    var writer = JSONWriter()
    var open: [String] = []
    writer.beginObject()
    for path in order.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let shared = zip(open, path).prefix { $0 == $1 }.count
      for _ in shared..<open.count { writer.endObject() }
      for name in path[shared...] {
        writer.key(name)
        writer.beginObject()
      }
      open = path
      for token in groups[path] ?? [] {
        writer.key(token.name)
        writer.beginObject()
        writer.key("value")
        writer.value(token.value)
        writer.key("type")
        writer.value("color")
        writer.endObject()
      }
    }
    for _ in open { writer.endObject() }
    writer.endObject()
    return writer.output.bytes
  }

  /// SplitMix64, which gives the same numbers everywhere.
  private mutating func random(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}
