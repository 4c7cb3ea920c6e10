/// Objects that have been met on a way through several lists; a few are compared, many are hashed.
struct SeenObjects {
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []
  private static let fewCount = 32

  /// Takes note of an object; false when it was met before.
  mutating func insert(_ object: AnyObject) -> Bool {
    let identity = ObjectIdentifier(object)
    guard many.isEmpty else { return many.insert(identity).inserted }
    for known in few where known == identity { return false }
    few.append(identity)
    if few.count > Self.fewCount { many = Set(few) }
    return true
  }
}
