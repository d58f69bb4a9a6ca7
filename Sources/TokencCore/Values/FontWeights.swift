/// Names of font weights.
enum FontWeights {
  /// The numbers that a weight may have.
  static let range: ClosedRange<Double> = 1...1000

  /// The keywords of DTCG 2025.10 (Format module, section 8.4), each with its number.
  static let keywords: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// The names that design tools use besides these, in lower case without blanks and hyphens.
  private static let others: Set<String> = [
    "roman", "text", "demi", "semi", "ultra", "super", "extra", "fat", "extraleicht", "leicht",
    "buch", "kraeftig", "kräftig", "halbfett", "dreiviertelfett", "fett", "extrafett", "lighter",
    "bolder",
  ]

  /// Slopes that design tools write into the weight.
  private static let slopes = ["italic", "oblique"]

  /// The number of a weight's name, ignoring case and hyphens; nil for a name that expresses more
  /// or less than a weight.
  static func number(of text: String) -> Double? {
    if let number = keywords[text] { return number }
    let name = letters(text)
    return keywords.first { letters($0.key) == name }?.value
  }

  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }

  /// Whether a text is the name of a weight, even if not a DTCG keyword.
  static func isName(_ text: String) -> Bool {
    var name = String(text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
    for slope in slopes where name.hasSuffix(slope) {
      name.removeLast(slope.count)
      // A slope alone, or after a number: `800 italic`.
      if name.allSatisfy({ $0.isASCII && $0.isNumber }) { return true }
    }
    if others.contains(name) { return true }
    return keywords.keys.contains { keyword in
      keyword.filter { $0 != "-" } == name
    }
  }
}
