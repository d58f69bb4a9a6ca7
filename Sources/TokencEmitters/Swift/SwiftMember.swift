/// A constant or a namespace inside another, and what it is called there.
struct SwiftMember {
  /// What has the name.
  enum Item {
    /// The constant of that index.
    case constant(Int)
    /// The namespace of that index.
    case scope(Int)
  }

  /// The number of the name among ``SwiftNamespaces/names``.
  var name: Int {
    get { Int(packedName) }
    set { packedName = Int32(truncatingIfNeeded: newValue) }
  }

  // There is one for each token: eight bytes, so that many of them fit a cache.
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

  /// The namespace that it is, if it is one.
  var scope: Int? { packedItem < 0 ? Int(~packedItem) : nil }
}
