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
    if let (recognizer, view) = view.onlyRecognizerUpwards {
      ask(recognizer, of: view, for: touch, event)
      // By far the most frequent case: it has nothing to do with any other.
      relate(touch, exceptAtItsBeginning: recognizer)
    } else {
      for (recognizer, view) in view.recognizersUpwards {
        ask(recognizer, of: view, for: touch, event)
      }
      relate(touch)
    }
  }

  /// Finds out which of the recognizers of a touch have to wait for which; there may be one alone, of
  /// which nothing has to be found out as long as its state says nothing.
  private func relate(
    _ touch: UITouch,
    exceptAtItsBeginning only: UIGestureRecognizer? = nil
  ) {
    guard !touch.watchers.isEmpty else { return }
    touch.listedRecognizers = touch.watchers
    if let only, !only.hasFinished, !only.machine.isCandidate { return }
    // One that decided about earlier fingers already is listed until the end of this event.
    for index in touch.watchers.indices where touch.watchers[index].hasFinished {
      arena.noteTransition(of: touch.watchers[index])
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
  /// The recognizer of the view or of one above it, and its view, if there is exactly one.
  ///
  /// By far the most frequent case, in which no list has to be made.
  fileprivate final var onlyRecognizerUpwards: (UIGestureRecognizer, UIView)? {
    let found = recognizersUpwards
    return found.count == 1 ? found[0] : nil
  }

  /// The recognizers of the view and of those above it, found before any client is asked.
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
