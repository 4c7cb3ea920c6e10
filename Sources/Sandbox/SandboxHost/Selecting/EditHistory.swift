import TouchTrace

/// The changes that were made to properties, and those that were taken back.
nonisolated struct EditHistory: Hashable, Sendable {
  /// What undoes each change, the latest last.
  private var undos: [PropertyEdit] = []
  /// What makes each change again that was taken back, the latest last.
  private var redos: [PropertyEdit] = []

  /// More are not remembered.
  private static let capacity = 1000

  /// Whether there is anything to take back.
  var hasUndo: Bool { !undos.isEmpty }

  /// Whether there is anything to make again.
  var hasRedo: Bool { !redos.isEmpty }

  /// Whether there is anything to take back or to make again.
  var isEmpty: Bool { undos.isEmpty && redos.isEmpty }

  /// A change was made; `inverse` takes it back.
  mutating func noteInverse(_ inverse: PropertyEdit) {
    if undos.count == Self.capacity { undos.removeFirst() }
    undos.append(inverse)
    redos.removeAll()
  }

  /// Takes the last change back, as long as its view is there; tells whether there was one.
  mutating func undo(_ apply: (PropertyEdit) -> PropertyEdit?) -> Bool {
    while let edit = undos.popLast() {
      guard let inverse = apply(edit) else { continue }
      redos.append(inverse)
      return true
    }
    return false
  }

  /// Takes the last change back as if it had never been made.
  mutating func discard(_ apply: (PropertyEdit) -> PropertyEdit?) {
    if let edit = undos.popLast() { _ = apply(edit) }
  }

  /// Makes the last change again that was taken back; tells whether there was one.
  mutating func redo(_ apply: (PropertyEdit) -> PropertyEdit?) -> Bool {
    while let edit = redos.popLast() {
      guard let inverse = apply(edit) else { continue }
      undos.append(inverse)
      return true
    }
    return false
  }
}
