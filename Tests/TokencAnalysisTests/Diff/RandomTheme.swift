import TokencTestSupport

/// A random set of tokens, which can be written in several spellings and be changed at random.
struct RandomTheme {
  private enum Value {
    case color(Int)
    case number(Int)
    case alias(Int)
    case modes(light: Int, dark: Int)
    case text(Int, Int)
  }

  private struct Token {
    /// What others refer to it by, whatever its name is.
    var number: Int
    var name: String
    var value: Value
    var description: Int?
  }

  private var tokens: [Token] = []
  private var next = 0

  init(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 3...25, using: &random) { add(&random) }
  }

  /// Adds a token that refers to earlier ones only.
  private mutating func add(_ random: inout SplitMix64) {
    let value = value(before: tokens.count, &random)
    tokens.append(
      Token(
        number: next, name: "g\(next % 4).t\(next)", value: value,
        description: Bool.random(using: &random) ? Int.random(in: 0...2, using: &random) : nil))
    next += 1
  }

  private func value(before count: Int, _ random: inout SplitMix64) -> Value {
    func target() -> Int { tokens[Int.random(in: 0..<count, using: &random)].number }
    func color() -> Int { Int.random(in: 0..<12, using: &random) }
    switch count == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
    case 0: return .color(color())
    case 1: return .number(color())
    case 2: return .modes(light: color(), dark: color())
    case 3: return .text(target(), color())
    default: return .alias(target())
    }
  }

  /// Edits, renames, removes and adds some tokens; a removed one may still be referred to.
  mutating func mutate(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...5, using: &random) where !tokens.isEmpty {
      let index = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tokens.remove(at: index)
      case 1: tokens[index].name += "-new"
      case 2: tokens[index].description = Int.random(in: 3...5, using: &random)
      case 3: add(&random)
      default: tokens[index].value = value(before: index, &random)
      }
    }
  }

  /// The tokens as JSON, in one of many spellings and orders.
  func text(_ random: inout SplitMix64) -> String {
    var groups: [String: [String]] = [:]
    let inserted = inserted
    for token in tokens.shuffled(using: &random) {
      let parts = token.name.split(separator: ".").map(String.init)
      var members = [
        "\"$value\": \(text(token.value, isInserted: inserted.contains(token.number), &random))"
      ]
      if let description = token.description {
        members.append("\"$description\": \"d\(description)\"")
      }
      members.shuffle(using: &random)
      groups[parts[0], default: []].append("\"\(parts[1])\": {\(members.joined(separator: ", "))}")
    }
    let all = groups.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": {\($0.value.joined(separator: ",\n"))}"
    }
    return "{\(all.joined(separator: ",\n"))}"
  }

  /// The tokens whose value a text takes as it is spelled.
  private var inserted: Set<Int> {
    var inserted: Set<Int> = []
    for token in tokens {
      guard case .text(let target, _) = token.value else { continue }
      var next: Int? = target
      while let number = next, inserted.insert(number).inserted {
        guard case .alias(let further)? = tokens.first(where: { $0.number == number })?.value
        else { break }
        next = further
      }
    }
    return inserted
  }

  private func text(
    _ value: Value, isInserted: Bool, _ random: inout SplitMix64
  ) -> String {
    func text(color: Int, _ random: inout SplitMix64) -> String {
      let written = self.text(color: color, &random)
      return isInserted ? "\"#\(String(repeating: String(color, radix: 16), count: 6))\"" : written
    }
    switch value {
    case .color(let color): return text(color: color, &random)
    // In a text the digits count, so that a number has one spelling here.
    case .number(let number): return "\(number)"
    case .alias(let target): return "\"{\(name(target))}\""
    case .modes(let light, let dark):
      let modes = [
        "\"light\": \(text(color: light, &random))", "\"dark\": \(text(color: dark, &random))",
      ]
      return "{\(modes.shuffled(using: &random).joined(separator: ", "))}"
    case .text(let target, let number): return "\"\(number) of {\(name(target))}\""
    }
  }

  private func text(color: Int, _ random: inout SplitMix64) -> String {
    let digit = String(color, radix: 16)
    let short = Bool.random(using: &random)
    let text = String(repeating: digit, count: short ? 3 : 6)
    return "\"#\(Bool.random(using: &random) ? text : text.uppercased())\""
  }

  private func name(_ number: Int) -> String {
    tokens.first { $0.number == number }?.name ?? "gone.t\(number)"
  }
}
