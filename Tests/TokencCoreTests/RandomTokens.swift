import TokencTestSupport

/// Tokens made of random numbers, that refer to earlier ones only, and what a reader that follows
/// each reference by itself takes them for.
struct RandomTokens {
  /// A value before it is written down.
  indirect enum Value {
    case text([Piece])
    case alias(Int)
    case list([Value])
  }

  /// A stretch of text.
  enum Piece {
    case word(String)
    case reference(Int)
  }

  /// The values of one token in one layer: one for all modes, or one a mode.
  struct Definition {
    var light: Value?
    var dark: Value?
    var isPair: Bool
  }

  static let names = ["a", "b", "c d", "é", "e\u{301}", "1", "x-y", "🎨"]

  /// The path of each token, all different.
  private(set) var paths: [[String]] = []
  /// What each layer says about a token.
  private(set) var layers: [[Int: Definition]] = []
  /// Whether a token's value may be a list.
  private var isList: [Bool] = []

  init(count: Int, layers layerCount: Int, using random: inout SplitMix64) {
    for index in 0..<count {
      let depth = Int.random(in: 0...2, using: &random)
      let groups = (0..<depth).map { _ in "g" + Self.pick(Self.names, &random) }
      paths.append(groups + ["\(Self.pick(Self.names, &random))\(index)"])
      isList.append(Int.random(in: 0..<4, using: &random) == 0)
    }
    for layer in 0..<layerCount {
      var definitions: [Int: Definition] = [:]
      for token in 0..<count where layer == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        definitions[token] = definition(of: token, isFirst: layer == 0, &random)
      }
      layers.append(definitions)
    }
  }

  private static func pick<Element>(_ elements: [Element], _ random: inout SplitMix64) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private func definition(
    of token: Int, isFirst: Bool, _ random: inout SplitMix64
  ) -> Definition {
    let light = value(of: token, &random)
    guard Bool.random(using: &random) else {
      return Definition(light: light, dark: light, isPair: false)
    }
    let dark = value(of: token, &random)
    switch isFirst ? 0 : Int.random(in: 0..<3, using: &random) {
    case 0: return Definition(light: light, dark: dark, isPair: true)
    case 1: return Definition(light: light, dark: nil, isPair: true)
    default: return Definition(light: nil, dark: dark, isPair: true)
    }
  }

  private func value(of token: Int, _ random: inout SplitMix64) -> Value {
    let alike = (0..<token).filter { isList[token] == isList[$0] }
    if !alike.isEmpty, Bool.random(using: &random) { return .alias(Self.pick(alike, &random)) }
    if isList[token] {
      return .list(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          token > 0 && Bool.random(using: &random)
            ? .alias(Int.random(in: 0..<token, using: &random)) : text(of: token, &random)
        })
    }
    return text(of: token, &random)
  }

  private func text(of token: Int, _ random: inout SplitMix64) -> Value {
    let earlier = (0..<token).filter { !isList[$0] }
    let pieces = (0...Int.random(in: 0...3, using: &random)).map { _ in
      earlier.isEmpty || Bool.random(using: &random)
        ? Piece.word(Self.pick(["w", " ", "4px", "\\\\w", "ß", "}"], &random))
        : Piece.reference(Self.pick(earlier, &random))
    }
    // Text that is nothing but a reference would be an alias.
    return .text([.word("t")] + pieces)
  }

  /// A token's value in a mode as it is printed.
  func value(of token: Int, isDark: Bool) -> String {
    for layer in layers.reversed() {
      guard let definition = layer[token] else { continue }
      if let value = isDark ? definition.dark : definition.light {
        return resolved(value, isDark, inList: false)
      }
    }
    return "‹missing›"
  }

  private func resolved(_ value: Value, _ isDark: Bool, inList: Bool) -> String {
    switch value {
    case .alias(let token):
      let text = self.value(of: token, isDark: isDark)
      return inList && !text.hasPrefix("[") ? quoted(text) : text
    case .list(let values):
      return "[\(values.map { resolved($0, isDark, inList: true) }.joined(separator: ","))]"
    case .text(let pieces):
      let text = pieces.map { piece in
        switch piece {
        case .word(let word): word.replacing("\\\\", with: "\\")
        case .reference(let token): self.value(of: token, isDark: isDark)
        }
      }.joined()
      return inList ? quoted(text) : text
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\"))\""
  }

  /// A layer as JSON; `order` tells in which order the members of a group stand.
  func json(ofLayer layer: Int, order: ([Int]) -> [Int]) -> String {
    json(of: order(layers[layer].keys.sorted()), depth: 0, layer, order)
  }

  private func json(
    of tokens: [Int], depth: Int, _ layer: Int, _ order: ([Int]) -> [Int]
  ) -> String {
    var members: [(name: String, tokens: [Int])] = []
    for token in tokens {
      let name = paths[token][depth]
      if let index = members.firstIndex(where: { Array($0.name.utf8) == Array(name.utf8) }) {
        members[index].tokens.append(token)
      } else {
        members.append((name, [token]))
      }
    }
    let texts = members.map { name, inner in
      let isToken = inner.count == 1 && paths[inner[0]].count == depth + 1
      let text =
        isToken ? leaf(inner[0], layer) : json(of: order(inner), depth: depth + 1, layer, order)
      return "\"\(name)\": \(text)"
    }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  private func leaf(_ token: Int, _ layer: Int) -> String {
    guard let definition = layers[layer][token] else { return "{}" }
    let modes = [("light", definition.light), ("dark", definition.dark)].compactMap { mode, value in
      value.map { "\"\(mode)\": \(json($0))" }
    }
    let value =
      definition.isPair
      ? "{ \(modes.joined(separator: ", ")) }" : definition.light.map { json($0) } ?? ""
    return "{ \"$value\": \(value) }"
  }

  private func json(_ value: Value) -> String {
    switch value {
    case .alias(let token): return "\"{\(paths[token].joined(separator: "."))}\""
    case .list(let values): return "[\(values.map { json($0) }.joined(separator: ", "))]"
    case .text(let pieces):
      let text = pieces.map { piece in
        switch piece {
        case .word(let word): word
        case .reference(let token): "{\(paths[token].joined(separator: "."))}"
        }
      }
      return "\"\(text.joined())\""
    }
  }
}
