import TokencText

/// A context for each modifier of a stack's resolver documents.
package struct Inputs: Equatable, Sendable {
  /// One modifier with its context.
  package struct Choice: Equatable, Sendable {
    package let modifier: String
    package let context: String

    package init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }

    package static func == (first: Choice, second: Choice) -> Bool {
      first.modifier.hasSameBytes(as: second.modifier)
        && first.context.hasSameBytes(as: second.context)
    }
  }

  package private(set) var choices: [Choice]

  package init(_ choices: [Choice] = []) {
    self.choices = choices
  }

  /// The context chosen for a modifier.
  subscript(modifier: String) -> String? {
    choices.last { $0.modifier.hasSameBytes(as: modifier) }?.context
  }

  /// Whether a context is chosen for a modifier.
  package func has(_ modifier: String) -> Bool { self[modifier] != nil }

  /// The same with another context for one modifier.
  package func with(_ context: String, for modifier: String) -> Inputs {
    var choices = choices.filter { !$0.modifier.hasSameBytes(as: modifier) }
    choices.append(Choice(modifier: modifier, context: context))
    return Inputs(choices)
  }
}

/// Why inputs do not fit a stack, in one sentence, and what may be meant.
package struct InputFailure: Error, Equatable, Sendable {
  package let message: String
  package let help: String?

  package init(message: String, help: String?) {
    self.message = message
    self.help = help
  }
}
