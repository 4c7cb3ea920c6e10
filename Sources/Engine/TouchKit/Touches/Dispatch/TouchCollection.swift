/// Finds the recognizers that watch a new touch.
///
/// These are the recognizers of the touched view and of all its ancestors, up to the window. It does not matter whether
/// the view itself receives the touch.
@MainActor
struct TouchCollection {
  let arena: GestureArena

  /// Adds the touch of an event to every recognizer that wants it.
  func collect(_ touch: UITouch, of event: UIEvent, hitting view: UIView) {
    for (recognizer, view) in view.recognizersUpwards {
      ask(recognizer, of: view, for: touch, event)
    }
    touch.listedRecognizers = touch.watchers
    // A recognizer that decided about earlier fingers stays listed until the end of this event.
    for recognizer in touch.watchers where recognizer.hasFinished {
      arena.noteTransition(of: recognizer)
    }
    arena.relate(touch.watchers)
  }

  private func ask(
    _ recognizer: UIGestureRecognizer,
    of view: UIView,
    for touch: UITouch,
    _ event: UIEvent
  ) {
    guard recognizer.wants(touch, of: event, in: arena.batch) else { return }
    // The delegate or an override may have moved or disabled it.
    guard recognizer.attachedView === view, recognizer.isEnabled else { return }
    arena.join(recognizer)
    recognizer.attempt.add(touch)
    touch.watchers.append(recognizer)
  }
}

extension UIView {
  /// The recognizers of the view and its ancestors, found before any client code is called.
  final var recognizersUpwards: [(UIGestureRecognizer, UIView)] {
    var found: [(UIGestureRecognizer, UIView)] = []
    var current: UIView? = self
    while let view = current {
      for recognizer in view.recognizers { found.append((recognizer, view)) }
      current = view.parent
    }
    return found
  }
}
