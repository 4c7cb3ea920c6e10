import TouchTrace

/// The undo and redo history of property changes.
nonisolated struct EditHistory: Hashable, Sendable {
  /// The inverse of each change; the latest is last.
  private var undos: [PropertyEdit] = []
  /// The change to redo for each undone change; the latest is last.
  private var redos: [PropertyEdit] = []

  /// The largest number of changes to undo.
  private static let capacity = 1000

  /// Whether there is a change to undo.
  var hasUndo: Bool { !undos.isEmpty }

  /// Whether there is a change to redo.
  var hasRedo: Bool { !redos.isEmpty }

  /// Whether there is no change to undo or redo.
  var isEmpty: Bool { undos.isEmpty && redos.isEmpty }

  /// Notes the inverse of a new change.
  mutating func noteInverse(_ inverse: PropertyEdit) {
    if undos.count == Self.capacity { undos.removeFirst() }
    undos.append(inverse)
    redos.removeAll()
  }

  /// Undoes the last change whose view still exists; returns whether there was one.
  mutating func undo(_ apply: (PropertyEdit) -> PropertyEdit?) -> Bool {
    while let edit = undos.popLast() {
      guard let inverse = apply(edit) else { continue }
      redos.append(inverse)
      return true
    }
    return false
  }

  /// Undoes the last change without a possibility to redo it.
  mutating func discard(_ apply: (PropertyEdit) -> PropertyEdit?) {
    if let edit = undos.popLast() { _ = apply(edit) }
  }

  /// Redoes the last undone change; returns whether there was one.
  mutating func redo(_ apply: (PropertyEdit) -> PropertyEdit?) -> Bool {
    while let edit = redos.popLast() {
      guard let inverse = apply(edit) else { continue }
      undos.append(inverse)
      return true
    }
    return false
  }
}
