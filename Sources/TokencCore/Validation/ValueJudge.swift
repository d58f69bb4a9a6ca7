import TokencText
import TokencDiagnostics
import TokencJSON

/// Checks one resolved value against its type and collects everything that does not fit.
///
/// Recursion follows the composite types, at most three levels deep.
struct ValueJudge {
  let resolved: ResolvedTokens
  /// Whether to accept only what DTCG 2025.10 allows.
  let isExact: Bool
  private(set) var faults: [Fault] = []

  init(_ resolved: ResolvedTokens, isExact: Bool) {
    self.resolved = resolved
    self.isExact = isExact
  }

  /// All faults of the value at `cursor` when read as `type`.
  mutating func faults(of cursor: ValueCursor, as type: TokenType) -> [Fault] {
    faults.removeAll()
    judge(cursor, type)
    return faults
  }

  /// The same, from inside another value.
  static func faults(
    of cursor: ValueCursor, as type: TokenType, _ resolved: ResolvedTokens, isExact: Bool
  ) -> [Fault] {
    var judge = ValueJudge(resolved, isExact: isExact)
    judge.judge(cursor, type)
    // A wrong value needs no remark on its spelling.
    guard judge.faults.count > 1, judge.faults.contains(where: \.isWrong) else {
      return judge.faults
    }
    let wrong = Set(judge.faults.lazy.filter(\.isWrong).map(\.cursor.node))
    return judge.faults.filter { $0.isWrong || !wrong.contains($0.cursor.node) }
  }

  mutating func judge(_ cursor: ValueCursor, _ type: TokenType) {
    switch type {
    case .color: judgeColor(cursor)
    case .dimension, .duration: judgeQuantity(cursor, type)
    case .number: judgeNumber(cursor)
    case .fontWeight: judgeWeight(cursor)
    case .fontFamily: judgeFamily(cursor)
    case .cubicBezier: judgeCurve(cursor)
    case .string: judgeKind(cursor, "text") { $0 == .string }
    case .boolean: judgeKind(cursor, "true or false") { $0 == .true || $0 == .false }
    case .strokeStyle: judgeStroke(cursor)
    case .shadow, .gradient: judgeList(cursor, type)
    case .border, .transition, .typography: judgeComposite(cursor, type)
    case .unknown: if kind(cursor) == .number { checkFinite(at: cursor) }
    }
  }

  /// Checks a part of a composite, which may itself be a reference.
  mutating func judgePart(_ cursor: ValueCursor, _ type: TokenType) {
    guard let reference = resolved.wholeReference(at: cursor), let target = reference.target else {
      judge(cursor, type)
      return
    }
    // A part of a value has no type of its own.
    let found = reference.steps.isEmpty ? resolved.tokenType(target) : nil
    if found == type {
      // What was not judged as a guess is judged where the type is known.
      if resolved.isGuessedQuantity(target) { judge(resolved.follow(cursor), type) }
      return
    }
    if type == .string, resolved.isGuessedQuantity(target) { return }
    if let found, !found.isKnown { return }
    let inner = Self.faults(
      of: resolved.follow(cursor), as: type, resolved, isExact: isExact)
    let reads = !inner.contains(where: \.isWrong)
    if found == nil, reads { return }
    faults.append(
      Fault(
        kind: .mismatch(reference, wanted: type, reads: reads), message: "", cursor: cursor,
        help: nil))
  }

  /// Reports a reference in braces where DTCG allows only `$ref`: inside the types that are not
  /// composed of others (Format module, section 7).
  ///
  /// - Returns: whether it is one and forbidden; outside strict DTCG it is only reported.
  mutating func isForbiddenReference(_ cursor: ValueCursor) -> Bool {
    guard resolved.node(at: cursor).kind == .string, resolved.wholeReference(at: cursor) != nil
    else { return false }
    guard isExact else {
      if resolved.isInDollarFile(cursor) { add(.lenient(.bracesInside, at: cursor)) }
      return false
    }
    wrong(.malformedReference, "only a '$ref' can refer to something here", at: cursor)
    return true
  }

  /// A text without outer blanks, which only strict DTCG counts.
  func word(_ text: [UInt8]) -> String {
    String(decoding: isExact ? text[...] : ASCII.trimmed(text[...]), as: UTF8.self)
  }

  func kind(_ cursor: ValueCursor) -> JSONTree.Kind {
    resolved.node(at: cursor).kind
  }

  mutating func add(_ fault: Fault) {
    faults.append(fault)
  }

  mutating func wrong(
    _ code: DiagnosticCode, _ message: String, at cursor: ValueCursor, help: String? = nil,
    meant: String? = nil
  ) {
    faults.append(.wrong(code, message, at: cursor, help: help, meant: meant))
  }

  /// A text that other platforms read.
  mutating func foreign(_ text: [UInt8], _ noun: String, at cursor: ValueCursor) {
    keepAsWritten(text, "is not a \(noun) here", at: cursor)
  }

  /// A text that other platforms read, with the reason why it is not read here.
  mutating func keepAsWritten(_ text: [UInt8], _ reason: String, at cursor: ValueCursor) {
    let spelling = String(decoding: ASCII.trimmed(text[...]), as: UTF8.self)
    faults.append(.foreign(spelling, "'\(spelling)' \(reason); kept as written", at: cursor))
  }

  private mutating func judgeKind(
    _ cursor: ValueCursor, _ noun: String, _ isRight: (JSONTree.Kind) -> Bool
  ) {
    guard !isRight(kind(cursor)) else { return }
    wrong(.invalidValue, "expected \(noun), found \(kind(cursor).noun)", at: cursor)
  }
}
