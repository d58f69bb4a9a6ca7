extension [AnySetting] {
  /// Settings of any types, in order.
  package static func of<each Value: Sendable>(_ settings: repeat Setting<each Value>) -> Self {
    var list: [AnySetting] = []
    for setting in repeat each settings { list.append(setting.any) }
    return list
  }

  /// The same without settings whose name occurs before them, or in `others`.
  package func unique(besides others: [AnySetting] = []) -> [AnySetting] {
    var names = Set(others.map(\.name))
    return filter { names.insert($0.name).inserted }
  }
}
