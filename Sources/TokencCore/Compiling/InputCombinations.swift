import TokencText

/// The inputs under which `check` tries a stack.
package struct InputCombinations: Sendable {
  /// The most combinations that are tried.
  package static let most = 256

  /// The inputs that are tried, the defaults first.
  package private(set) var inputs: [Inputs]
  /// How many exist in all; `Int.max` if the number overflows.
  package private(set) var total: Int

  /// Only one combination.
  package init(of inputs: Inputs) {
    self.inputs = [inputs]
    total = 1
  }

  /// All combinations of contexts that `fixed` leaves open; beyond ``most``, the defaults and each
  /// context once with the defaults of the other modifiers.
  ///
  /// For a modifier without a default, its first context is used.
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
