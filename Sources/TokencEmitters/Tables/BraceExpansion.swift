import TokencText

/// Several texts that share a beginning and end, as in a shell: `a.{light,dark}.b`.
enum BraceExpansion {
  /// One text for all; if they are equal, the text itself.
  static func text(_ texts: [String]) -> String {
    guard let first = texts.first, texts.contains(where: { !$0.hasSameBytes(as: first) }) else {
      return texts.first ?? ""
    }
    let parts = texts.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    let shortest = parts.map(\.count).min() ?? 0
    var start = 0
    while start < shortest, parts.allSatisfy({ $0[start].utf8.elementsEqual(parts[0][start].utf8) })
    { start += 1 }
    var end = 0
    while end < shortest - start,
      parts.allSatisfy({
        $0[$0.count - 1 - end].utf8.elementsEqual(parts[0][parts[0].count - 1 - end].utf8)
      })
    { end += 1 }
    let middles = parts.map { $0[start..<($0.count - end)].joined(separator: ".") }
    let head =
      parts[0][..<start] + ["{\(middles.map { $0.isEmpty ? "–" : $0 }.joined(separator: ","))}"]
    return (head + parts[0][(parts[0].count - end)...]).joined(separator: ".")
  }
}
