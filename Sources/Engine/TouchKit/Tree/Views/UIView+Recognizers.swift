import TouchTrace

/// Adding recognizers to views and removing them.
extension UIView {
  package final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    // Targets that were called for its end may have attached it again; the call that returns last decides.
    if recognizer.attachedView !== self { recognizer.attachedView?.detach(recognizer) }
    guard recognizer.attachedView == nil else { return }
    recognizers.append(recognizer)
    recognizer.attachedView = self
    if attachedWindow != nil { recognizer.forgetAttemptByHand() }
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizers.removeAll { $0 === recognizer }
    // Cleared before client code is called, which may attach the recognizer again.
    recognizer.attachedView = nil
    recognizer.leftView = self
    recognizer.arena?.abandon(recognizer, because: .removed)
    recognizer.leftView = nil
  }

  final func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  /// The number of ancestors of the view.
  final var depth: Int {
    var depth = 0
    var current = parent
    while let view = current {
      depth += 1
      current = view.parent
    }
    return depth
  }
}
