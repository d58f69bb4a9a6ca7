/// What a resolver document says (DTCG 2025.10 Resolver module): which token sources are laid over
/// each other, and which of them depend on an input.
struct ResolverDocument: Sendable {
  /// A tree of tokens that a document names.
  struct Source: Sendable {
    /// An object with tokens, and those of its members that do not count.
    struct Part: Sendable {
      let place: Definition.Place
      /// `$ref`, and what stands beside the `$ref` that leads here, which comes instead.
      let hidden: Set<UInt32>
    }

    /// In the order they are laid over each other; several where members stand beside a `$ref`.
    let parts: [Part]
  }

  /// One of the variants of a modifier.
  struct Context: Sendable {
    let name: String
    /// Where its key is.
    let place: Diagnostic.Place
    let sources: [Source]
  }

  /// Sources of which an input chooses.
  struct Modifier: Sendable {
    let name: String
    /// Where its key or name is.
    let place: Diagnostic.Place
    let contexts: [Context]
    /// The context that counts without an input.
    let standard: String?
  }

  /// A step of the `resolutionOrder`.
  enum Item: Sendable {
    case sources([Source])
    case modifier(Modifier)
  }

  /// In the order of resolution.
  var items: [Item] = []
  /// The modifiers that nothing in the `resolutionOrder` names: inputs for them change nothing.
  var unusedModifiers: [Modifier] = []
  /// Whether an error hides a part of the document, so that its tokens say nothing.
  var isIncomplete = false

  /// The modifiers that the order names.
  var modifiers: [Modifier] {
    items.compactMap { item in
      guard case .modifier(let modifier) = item else { return nil }
      return modifier
    }
  }

  /// The sources that count under some inputs, the lowest first.
  func sources(_ inputs: Inputs) -> [Source] {
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

extension String {
  /// Whether two names are the same by code point; `==` takes `é` and `e` with an accent for one.
  func hasSameBytes(as other: String?) -> Bool {
    guard let other else { return false }
    return utf8.elementsEqual(other.utf8)
  }
}
