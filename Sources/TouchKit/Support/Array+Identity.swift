extension Array where Element: AnyObject {
  /// Whether an object is in the array; looked for without a closure, for the same reasons.
  func containsObject(_ object: Element) -> Bool {
    for index in indices where self[index] === object { return true }
    return false
  }

  /// Removes an object that is in the array at most once.
  ///
  /// In the place of `removeAll(where:)` where arrays may be long: its closure is called, and keeps
  /// an object alive, for each element.
  mutating func removeOnly(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
