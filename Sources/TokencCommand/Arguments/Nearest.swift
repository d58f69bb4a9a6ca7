import TokencText
import TokencCore

/// Finds the name that was meant by a mistyped one on the command line.
enum Nearest {
  /// The name that starts with `text`, or else the nearest one; nil if none is close enough.
  static func name(to text: String, among names: [String]) -> String? {
    guard text.count > 2 else { return nil }
    if let longer = names.first(where: { $0.hasPrefix(text) }) { return longer }
    return EditDistance.nearest(to: text, among: names)
  }
}
