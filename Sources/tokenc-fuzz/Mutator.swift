/// Changes bytes at random, in ways that keep much of a token file's shape.
struct Mutator {
  private static let pieces: [String] = [
    "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u0000", "\\ud800", "null", "true", "1e999", "-0",
    "0.1", "{a.b}", "{c}", "{ c }", "{}", "{{", "\\\\{", "<a.b>", "$value", "$type", "value",
    "type",
    "light", "dark", "$root", "$extends", "#12345", "rgb(1 2 3 / 50%)", "color(display-p3 1 0 0)",
    "oklch(0.7 0.4 30)", "16px", "1.5rem", "200ms", "color", "shadow", "typography", "\u{e9}",
    "\u{202e}", "\u{1b}[31m", "\u{feff}", "theme", "primitives", "dynamic",
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to but not including `bound` (SplitMix64).
  mutating func random(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(max(1, bound)))
  }

  /// A copy with one to eight changes; `others` supply pieces to splice in.
  mutating func mutate(_ input: [UInt8], with others: [[UInt8]]) -> [UInt8] {
    var bytes = input
    for _ in 0...random(below: 8) {
      let place = random(below: bytes.count + 1)
      let length = min(random(below: 1 << random(below: 8)) + 1, bytes.count - place)
      switch random(below: 8) {
      case 0 where place < bytes.count: bytes[place] = UInt8(random(below: 256))
      case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(random(below: 8))
      case 2: bytes.removeSubrange(place..<place + length)
      case 3:
        let copy = bytes[place..<place + length]
        bytes.insert(contentsOf: copy, at: random(below: bytes.count + 1))
      case 4: bytes.insert(UInt8(random(below: 256)), at: place)
      case 5:
        let other = others[random(below: others.count)]
        guard !other.isEmpty else { continue }
        let start = random(below: other.count)
        bytes.insert(contentsOf: other[start..<min(other.count, start + length)], at: place)
      default:
        bytes.insert(contentsOf: Self.pieces[random(below: Self.pieces.count)].utf8, at: place)
      }
    }
    return bytes
  }
}
