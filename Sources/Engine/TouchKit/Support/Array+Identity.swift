extension Array where Element: AnyObject {
  /// Returns whether an object is in the array.
  func containsObject(_ object: Element) -> Bool { contains { $0 === object } }

  /// Removes an object that is in the array at most once.
  mutating func removeOnly(_ object: Element) {
    if let index = firstIndex(where: { $0 === object }) { remove(at: index) }
  }
}
