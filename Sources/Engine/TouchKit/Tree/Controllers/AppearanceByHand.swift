extension UIViewController {
  /// Tells the controller that its view is about to come into sight, or to leave it.
  ///
  /// For containers that show and hide a child's view without taking it out of the window; the
  /// engine does it for all other children. `endAppearanceTransition()` has to follow (Apple:
  /// beginAppearanceTransition(_:animated:)).
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isVisible != isAppearing else { return }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells the controller that its view has come into sight, or left it.
  public final func endAppearanceTransition() {
    arrive(animated: runningTransition?.isAnimated ?? false)
  }

  /// The view is in the window in which it comes into sight.
  final func notePlace(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .placed
    viewIsAppearing(runningTransition?.isAnimated ?? animated)
  }

  /// The view is where it was going to.
  final func arrive(animated: Bool) {
    notePlace(animated: animated)
    switch appearance {
    case .appearing, .placed:
      appearance = .visible
      viewDidAppear(animated)
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(animated)
    case .visible, .hidden: break
    }
  }
}
