extension UIViewController {
  /// Starts a change of the controller's appearance.
  ///
  /// For containers that show and hide a child's view without removing it from the window. The engine calls it for all
  /// other children. Call `endAppearanceTransition()` afterwards (Apple: beginAppearanceTransition(_:animated:)).
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isVisible != isAppearing else { return }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Completes a change of the controller's appearance.
  public final func endAppearanceTransition() {
    arrive(animated: runningTransition?.isAnimated ?? false)
  }

  /// Notes that the view is in the window in which it appears.
  final func notePlace(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .placed
    viewIsAppearing(runningTransition?.isAnimated ?? animated)
  }

  /// Completes the appearance or disappearance of the view.
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
