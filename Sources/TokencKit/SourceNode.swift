import TokencCore
import TokencDiagnostics
import TokencJSON

/// A value of a file's JSON.
public struct SourceNode: Sendable, Equatable {
  /// The kind of a value.
  public enum Kind: Sendable {
    /// An object with members.
    case object
    /// A list of elements.
    case array
    /// A text.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// A value that a syntax error makes unreadable.
    case unreadable
  }

  /// One step from a value to a value inside it.
  public enum Step: Sendable, Equatable {
    /// To the member with that name.
    case name(String)
    /// To the element with that index, counted from 0.
    case index(Int)
  }

  /// Its kind.
  public let kind: Kind
  /// The steps that lead to it from the root, which has none.
  public let path: [Step]
  /// The whole value, quotes and brackets included.
  public let place: SourcePlace
  /// The name before it, quotes included; nil for the root and for elements.
  public let namePlace: SourcePlace?
}

extension ResolvedStack {
  /// The innermost JSON value whose name or text contains a byte of a file.
  ///
  ///     let node = stack.node(at: 30, file: 1)
  ///     print(node?.path ?? [])
  ///
  /// A name or scalar value also contains the offset after its last byte, where a caret touches it.
  ///
  /// - Parameters:
  ///   - offset: the byte, counted from 0.
  ///   - file: the index of the file in ``sources``.
  /// - Returns: nil outside the root, and if the stack has no such file.
  public func node(at offset: Int, file: Int) -> SourceNode? {
    guard let file = files(of: file).first,
      let node = resolved.set.trees[file.index].node(at: offset)
    else { return nil }
    let tree = resolved.set.trees[file.index]
    let kind: SourceNode.Kind =
      switch tree.nodes[node].kind {
      case .object: .object
      case .array: .array
      case .string: .string
      case .number: .number
      case .true, .false: .boolean
      case .null: .null
      case .invalid: .unreadable
      }
    let steps = tree.path(to: node).map { step -> SourceNode.Step in
      switch step {
      case .name(let name): .name(resolved.set.names.text(name))
      case .index(let index): .index(index)
      }
    }
    return SourceNode(
      kind: kind, path: steps, place: place(.init(file, tree.nodes[node].range)),
      namePlace: tree.nodes[node].name == .none ? nil : place(.init(file, tree.nameRange(of: node)))
    )
  }
}
