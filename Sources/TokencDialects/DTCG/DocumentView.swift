import TokencCore

/// A value of a resolver document with its `$ref`s followed: members beside a `$ref` come before
/// those of its target, without a merge (Resolver module, section on extending).
struct DocumentView {
  /// The object with the last `$ref` behind all others; the first one that has a member counts.
  var layers: [Definition.Place]
  /// The pointer of the first `$ref`, and the file it leads into; nil where the value is written
  /// in place.
  var pointer: [[UInt8]]?
  var isOtherFile = false

  /// The value at the end of the `$ref`s.
  var target: Definition.Place { layers[layers.count - 1] }
  /// The value as it is written.
  var place: Definition.Place { layers[0] }
}
