/// The Swift that a module needs for the switches in its files.
enum SwitchSource {
  /// The environment variable that chooses a mutation.
  static let variable = "TOKENC_MUTANT"

  /// The file for a module with these mutations.
  ///
  /// `common` is what every module needs, the file `MutantSwitch.txt`.
  static func text(_ mutations: [(number: Int, mutation: Mutation)], common: String) -> String {
    common
      + mutations.compactMap { number, mutation in
        guard case .operator(let form) = mutation.form else { return nil }
        let original = mutation.original
        return declaration(
          form, OperatorName.of(number), number, original: original, mutated: mutation.mutated)
      }.joined(separator: "\n")
  }

  private static func declaration(
    _ form: Mutation.Operator, _ name: String, _ number: Int, original: String, mutated: String
  ) -> String {
    let isOn = "MutantSwitch.isOn(\(number))"
    // The operators of the library have two forms too: one for two values of a type, which is better
    // where both fit, and one for integers of different types.
    switch form {
    case .comparison:
      return """
        infix operator \(name): ComparisonPrecedence
        @usableFromInline func \(name) <T: Comparable>(a: T, b: T) -> Bool {
          \(isOn) ? a \(mutated) b : a \(original) b
        }
        @_disfavoredOverload
        @usableFromInline func \(name) <A: BinaryInteger, B: BinaryInteger>(a: A, b: B) -> Bool {
          \(isOn) ? a \(mutated) b : a \(original) b
        }

        """
    case .equality:
      return """
        infix operator \(name): ComparisonPrecedence
        @usableFromInline func \(name) <T: Equatable>(a: T, b: T) -> Bool {
          \(isOn) ? a \(mutated) b : a \(original) b
        }
        @usableFromInline func \(name) <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {
          \(isOn) ? a \(mutated) b : a \(original) b
        }

        """
    case .conjunction, .disjunction:
      let precedence =
        form == .conjunction ? "LogicalConjunctionPrecedence" : "LogicalDisjunctionPrecedence"
      return """
        infix operator \(name): \(precedence)
        @usableFromInline func \(name) (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          \(isOn) ? try a \(mutated) b() : try a \(original) b()
        }

        """
    case .range:
      return """
        infix operator \(name): RangeFormationPrecedence
        @usableFromInline func \(name) <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride == Int {
          \(isOn) && b > a ? a..<b.advanced(by: -1) : a..<b
        }
        @usableFromInline func \(name) <T: BinaryFloatingPoint>(a: T, b: T) -> Range<T> {
          \(isOn) && b > a + 1 ? a..<(b - 1) : a..<b
        }

        """
    case .closedRange:
      return """
        infix operator \(name): RangeFormationPrecedence
        @usableFromInline func \(name) <T: Strideable>(a: T, b: T) -> ClosedRange<T>
        where T.Stride == Int { \(isOn) && b > a ? a...b.advanced(by: -1) : a...b }
        @usableFromInline func \(name) <T: BinaryFloatingPoint>(a: T, b: T) -> ClosedRange<T> {
          \(isOn) && b > a + 1 ? a...(b - 1) : a...b
        }

        """
    case .not:
      return """
        prefix operator \(name)
        @usableFromInline prefix func \(name) (a: Bool) -> Bool { \(isOn) ? a : !a }

        """
    }
  }
}
