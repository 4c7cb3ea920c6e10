extension Array where Element: AnyObject {
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
