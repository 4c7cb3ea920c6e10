/// Finds the recognizers that watch a new press.
///
/// These are the recognizers of the responder's view and of all its ancestors, up to the window.
@MainActor
struct PressCollection {
  let arena: GestureArena
  let event: UIPressesEvent

  /// Adds the press to every recognizer that wants it.
  func collect(_ press: UIPress) {
    guard let view = press.state.responder?.nearestView else { return }
    for (recognizer, view) in view.recognizersUpwards
    where recognizer.wants(press, of: event, in: arena.batch) {
      // The delegate or an override may have moved or disabled it.
      guard recognizer.attachedView === view, recognizer.isEnabled else { continue }
      arena.join(recognizer)
      recognizer.attempt.add(press)
      press.watchers.append(recognizer)
    }
    guard !press.watchers.isEmpty else { return }
    arena.relate(press.watchers)
  }
}

extension UIResponder {
  /// The responder itself if it is a view, its managed view, or the nearest view up the responder chain.
  fileprivate final var nearestView: UIView? {
    var walk = ChainWalk(from: self)
    var current: UIResponder? = self
    while let responder = current {
      if let view = responder as? UIView { return view }
      if let view = (responder as? UIViewController)?.viewIfLoaded { return view }
      current = walk.advance()
    }
    return nil
  }
}
