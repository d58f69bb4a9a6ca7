import TokencText
import TokencCore

/// Finds what someone meant who mistyped a name on the command line.
enum Nearest {
  /// The name that `text` begins, or else the nearest one; nil where none is near enough.
  static func name(to text: String, among names: [String]) -> String? {
    guard text.count > 2 else { return nil }
    if let longer = names.first(where: { $0.hasPrefix(text) }) { return longer }
    return EditDistance.nearest(to: text, among: names)
  }
}
