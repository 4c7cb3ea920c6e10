import Inspector
import TouchKit
import TouchTrace

/// Applies changes to a copy of a scene.
extension GestureChange {
  /// Applies changes.
  ///
  /// Keep the returned delegates alive as long as you use the copy.
  static func apply(
    _ changes: [GestureChange],
    to copy: UIApplication,
    _ tree: TreeSnapshot
  ) -> [TriedDelegate] {
    changes.compactMap { $0.apply(to: copy, tree) }
  }

  private func apply(to copy: UIApplication, _ tree: TreeSnapshot) -> TriedDelegate? {
    func found(_ column: GestureColumn) -> UIGestureRecognizer? {
      tree.recognizer(at: column.place).flatMap { copy.recognizer($0) }
    }
    switch self {
    case .removeRequirement(let first, let second):
      guard let first = found(first), let second = found(second) else { return nil }
      first.dropRequirement(second)
      return TriedDelegate(of: first, and: second) { $0.keepsWaiting = false }
    case .addRequirement(let first, let second):
      if let other = found(second) { found(first)?.require(toFail: other) }
    case .together(let first, let second):
      guard let first = found(first), let second = found(second) else { return nil }
      return TriedDelegate(of: first, and: second) { $0.runsTogether = true }
    case .keepTouches(let column): found(column)?.cancelsTouchesInView = false
    case .endDelay(let column, .began): found(column)?.delaysTouchesBegan = false
    case .endDelay(let column, _): found(column)?.delaysTouchesEnded = false
    case .endContentDelay(let view, _):
      let scrollView = copy.view(tree.views[view].node.id) as? UIScrollView
      scrollView?.delaysContentTouches = false
    case .remove(let column):
      if let recognizer = found(column) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .disable(let column): found(column)?.isEnabled = false
    }
    return nil
  }
}

extension TreeSnapshot {
  fileprivate func recognizer(at place: GestureColumn.Place) -> NodeID? {
    guard views.indices.contains(place.view), let number = place.recognizer,
      views[place.view].recognizers.indices.contains(number)
    else { return nil }
    return views[place.view].recognizers[number].node.id
  }
}
