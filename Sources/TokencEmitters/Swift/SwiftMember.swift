/// A constant or a namespace inside another, and its name there.
struct SwiftMember {
  /// What the name refers to.
  enum Item {
    /// The constant with that index.
    case constant(Int)
    /// The namespace with that index.
    case scope(Int)
  }

  /// The number of the name among ``SwiftNamespaces/names``.
  var name: Int {
    get { Int(packedName) }
    set { packedName = Int32(truncatingIfNeeded: newValue) }
  }

  // There is one for each token: in eight bytes, many of them fit into a cache.
  private var packedName: Int32
  /// A constant's index, or the complement of a namespace's.
  private let packedItem: Int32

  init(_ item: Item, name: Int) {
    packedName = Int32(truncatingIfNeeded: name)
    packedItem =
      switch item {
      case .constant(let index): Int32(truncatingIfNeeded: index)
      case .scope(let index): ~Int32(truncatingIfNeeded: index)
      }
  }

  var item: Item {
    packedItem >= 0 ? .constant(Int(packedItem)) : .scope(Int(~packedItem))
  }

  /// The namespace's index, if it is one.
  var scope: Int? { packedItem < 0 ? Int(~packedItem) : nil }
}
