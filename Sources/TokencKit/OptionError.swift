import TokencCore
import TokencText

/// An option that names something no file of a stack has, and so has no effect.
public struct OptionError: Error, Equatable {
  /// Which of the options it is.
  public enum Option: Sendable {
    /// ``ResolveOptions/sets``.
    case sets
    /// ``ResolveOptions/themes``.
    case themes
    /// ``ResolveOptions/inputs``.
    case inputs
  }

  /// Which of the options it is.
  public let option: Option
  /// The set, theme or modifier.
  public let name: String
  /// One sentence in lower case without a full stop.
  public let message: String
  /// What may be meant.
  public let help: String?
}

extension OptionError {
  /// The inputs that a stack has, and those it has not.
  static func inputs(
    _ given: [String: String], _ stack: ParsedStack
  ) -> (inputs: Inputs, errors: [OptionError]) {
    var inputs = Inputs()
    var errors: [OptionError] = []
    // Dictionaries have no order.
    for (modifier, context) in given.sorted(by: { $0.key < $1.key }) {
      let choice = Inputs.Choice(modifier: modifier, context: context)
      do throws(InputFailure) {
        inputs = try stack.inputs(inputs.choices + [choice])
      } catch {
        errors.append(
          OptionError(
            option: .inputs, name: modifier, message: error.message, help: error.help))
      }
    }
    return (inputs, errors)
  }

  /// The sets and themes that no file has.
  static func choices(_ options: ResolveOptions, _ catalog: SetCatalog) -> [OptionError] {
    var errors: [OptionError] = []
    for name in options.sets where !catalog.hasSet(name) {
      errors.append(
        OptionError(
          option: .sets, name: name, message: "no file has a set '\(name)'",
          help: nearest(name, catalog.sets)))
    }
    for name in options.themes {
      let found = catalog.fullNames(ofThemesNamed: name)
      guard found.count != 1 else { continue }
      errors.append(
        found.isEmpty
          ? OptionError(
            option: .themes, name: name, message: "no file has a theme '\(name)'",
            help: nearest(name, catalog.themes.map(\.fullName) + catalog.themes.map(\.name)))
          : OptionError(
            option: .themes, name: name, message: "several themes are named '\(name)'",
            help: "write \(found.map { "'\($0)'" }.joined(separator: " or "))"))
    }
    return errors
  }

  private static func nearest(_ name: String, _ names: [String]) -> String? {
    EditDistance.nearest(to: name, among: names).map { Suggestion.didYouMean($0, insteadOf: name) }
  }
}
