import TokencCore

/// A value of a resolver document with its `$ref`s followed: members beside a `$ref` override those
/// of its target, without merging (Resolver module, section on extending).
struct DocumentView {
  /// From the object as written to the last target; the first one that has a member wins.
  var layers: [Definition.Place]
  /// The pointer of the first `$ref`, and the file it leads into; nil if the value is written in
  /// place.
  var pointer: [[UInt8]]?
  var isOtherFile = false

  /// The value at the end of the `$ref`s.
  var target: Definition.Place { layers[layers.count - 1] }
  /// The value as written.
  var place: Definition.Place { layers[0] }
}
