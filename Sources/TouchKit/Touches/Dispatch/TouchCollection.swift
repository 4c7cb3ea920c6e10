/// Finds the recognizers that watch a new touch.
///
/// They are those of the touched view and of every view above it, up to the window; whether the
/// view itself receives the touch does not matter.
@MainActor
struct TouchCollection {
  // One field alone: to put together several would be to count each.
  let arena: GestureArena

  /// Has every recognizer that wants the touch of an event follow it.
  func collect(_ touch: UITouch, of event: UIEvent, hitting view: UIView) {
    let batch = arena.batch
    for (recognizer, view) in view.recognizersUpwards
    where recognizer.wants(touch, of: event, in: batch) {
      // The delegate or an override may have moved or disabled it.
      guard recognizer.attachedView === view, recognizer.isEnabled else { continue }
      arena.join(recognizer)
      recognizer.attempt.add(touch)
      touch.watchers.append(recognizer)
    }
    guard !touch.watchers.isEmpty else { return }
    touch.listedRecognizers = touch.watchers
    // One that decided about earlier fingers already is listed until the end of this event.
    for index in touch.watchers.indices where touch.watchers[index].hasFinished {
      arena.noteTransition(of: touch.watchers[index])
    }
    arena.relate(touch.watchers)
  }
}

extension UIView {
  /// The recognizers of the view and of those above it, found before any client is asked.
  final var recognizersUpwards: [(UIGestureRecognizer, UIView)] {
    var found: [(UIGestureRecognizer, UIView)] = []
    var current: TreeNode.Pointer? = node
    while let node = current {
      if node.pointee.hasRecognizers {
        let view = node.pointee.view.takeUnretainedValue()
        for recognizer in view.recognizers { found.append((recognizer, view)) }
      }
      current = node.pointee.above
    }
    return found
  }
}
