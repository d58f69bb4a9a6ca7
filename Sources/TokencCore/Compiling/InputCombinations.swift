import TokencText

/// The inputs under which `check` tries a stack.
package struct InputCombinations: Sendable {
  /// How many combinations are tried at most.
  package static let most = 256

  /// Those that are tried, the defaults first.
  package private(set) var inputs: [Inputs]
  /// How many there are in all; `Int.max` stands for more than fit.
  package private(set) var total: Int

  /// One combination alone.
  package init(of inputs: Inputs) {
    self.inputs = [inputs]
    total = 1
  }

  /// All combinations of contexts that `fixed` leaves open, or above ``most`` the defaults, and
  /// each context once with the defaults of the other modifiers.
  ///
  /// A modifier without a default counts with its first context.
  package init(_ stack: ParsedStack, fixed: Inputs, modesFrom source: StackModifier?) {
    let open = stack.modifiers.filter { modifier in
      modifier.isUsed && fixed[modifier.name] == nil
        && !modifier.name.hasSameBytes(as: source?.name)
    }
    let base = open.reduce(fixed) { inputs, modifier in
      inputs.with(modifier.defaultContext ?? modifier.contexts.first ?? "", for: modifier.name)
    }
    total = open.reduce(1) { product, modifier in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: modifier.contexts.count)
      return isTooLarge ? .max : next
    }
    inputs = [base]
    if total > Self.most {
      for modifier in open {
        for context in modifier.contexts where !context.hasSameBytes(as: base[modifier.name]) {
          inputs.append(base.with(context, for: modifier.name))
        }
      }
      return
    }
    var all = [fixed]
    for modifier in open {
      all = all.flatMap { inputs in
        modifier.contexts.map { inputs.with($0, for: modifier.name) }
      }
    }
    inputs += all.filter { $0 != base }
  }
}
