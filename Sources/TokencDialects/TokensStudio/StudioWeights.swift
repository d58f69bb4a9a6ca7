/// Names of font weights in English and German, as design tools write them.
enum StudioWeights {
  private static let numbers: [String: Double] = [
    "hairline": 100, "thin": 100, "extralight": 200, "ultralight": 200, "extraleicht": 200,
    "light": 300, "leicht": 300, "normal": 400, "regular": 400, "buch": 400, "book": 400,
    "medium": 500, "kraeftig": 500, "kräftig": 500, "semibold": 600, "demibold": 600,
    "halbfett": 600, "bold": 700, "dreiviertelfett": 700, "extrabold": 800, "ultrabold": 800,
    "fett": 800, "black": 900, "heavy": 900, "super": 900, "extrafett": 900, "ultra": 950,
    "ultrablack": 950, "extrablack": 950,
  ]
  private static let slopes = ["italic", "oblique", "normal"]

  /// A weight's name, split into its parts.
  struct Name: Equatable {
    /// Nil if the name is only a slope.
    var number: Double?
    /// In lower case; nil if the name has none.
    var slope: String?
  }

  /// Reads a name or a number with a slope, ignoring case, blanks and hyphens; nil if it is neither.
  static func read(_ text: String) -> Name? {
    let words = text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    if let number = numbers[words] { return Name(number: number) }
    guard let slope = slopes.first(where: words.hasSuffix) else { return nil }
    let weight = String(words.dropLast(slope.count))
    if weight.isEmpty { return Name(slope: slope) }
    return (numbers[weight] ?? Double(weight)).map { Name(number: $0, slope: slope) }
  }
}
