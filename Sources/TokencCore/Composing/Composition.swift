import TokencText
package import TokencDiagnostics

/// The contents of a document that combines files: which token sources are merged in which order,
/// and which of them depend on an input.
package struct Composition: Sendable {
  /// A tree of tokens that a document names.
  package struct Source: Sendable {
    /// An object with tokens, and the members of it to ignore.
    package struct Part: Sendable {
      package let place: Definition.Place
      /// `$ref`, and the members overridden by those beside the `$ref` that leads here.
      package let hidden: Set<UInt32>

      package init(place: Definition.Place, hidden: Set<UInt32>) {
        self.place = place
        self.hidden = hidden
      }
    }

    /// In merging order; several if there are members beside a `$ref`.
    package let parts: [Part]

    package init(parts: [Part]) { self.parts = parts }
  }

  /// One of the variants of a modifier.
  package struct Context: Sendable {
    package let name: String
    /// Where its key is.
    package let place: Diagnostic.Place
    package let sources: [Source]

    package init(name: String, place: Diagnostic.Place, sources: [Source]) {
      self.name = name
      self.place = place
      self.sources = sources
    }
  }

  /// Sources that an input chooses between.
  package struct Modifier: Sendable {
    package let name: String
    /// Where its key or name is.
    package let place: Diagnostic.Place
    package let contexts: [Context]
    /// The context used without an input.
    package let defaultContext: String?

    package init(
      name: String, place: Diagnostic.Place, contexts: [Context], defaultContext: String?
    ) {
      self.name = name
      self.place = place
      self.contexts = contexts
      self.defaultContext = defaultContext
    }
  }

  /// A step of the resolution order.
  package enum Item: Sendable {
    case sources([Source])
    case modifier(Modifier)
  }

  /// In resolution order.
  package var items: [Item] = []
  /// The modifiers that the resolution order does not name: inputs for them change nothing.
  package var unusedModifiers: [Modifier] = []
  /// Whether an error hides a part of the document, so that its tokens prove nothing.
  package var isIncomplete: Bool

  package init(isIncomplete: Bool = false) { self.isIncomplete = isIncomplete }

  /// The modifiers that the resolution order names.
  package var modifiers: [Modifier] {
    items.compactMap { item in
      guard case .modifier(let modifier) = item else { return nil }
      return modifier
    }
  }

  /// The sources that apply under some inputs, the lowest first.
  package func sources(_ inputs: Inputs) -> [Source] {
    items.flatMap { item in
      switch item {
      case .sources(let sources): return sources
      case .modifier(let modifier):
        let name = inputs[modifier.name]
        return modifier.contexts.first { $0.name.hasSameBytes(as: name) }?.sources ?? []
      }
    }
  }
}
