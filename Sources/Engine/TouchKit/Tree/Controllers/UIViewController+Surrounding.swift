extension UIViewController {
  /// The style that the controller's view has, and everything in it; `.unspecified` unless set.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      ownStyle = newValue
      viewIfLoaded?.overrideUserInterfaceStyle = newValue
    }
  }

  /// Gives a view that was just made the style that was said before.
  final func applyStyle() {
    guard ownStyle != .unspecified else { return }
    viewIfLoaded?.overrideUserInterfaceStyle = ownStyle
  }

  /// Tells the parent, else the presentation controller, that it would like another size.
  final func announcePreferredSize() {
    if let parentReference {
      parentReference.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - What a phone is told

  // As on a phone that asks, the answers are asked for; a desktop has no bars to show them.

  /// Asks the controller, or the child that answers for it, how the status bar should be.
  public final func setNeedsStatusBarAppearanceUpdate() {
    _ = (childForStatusBarHidden ?? self).prefersStatusBarHidden
    _ = (childForStatusBarStyle ?? self).preferredStatusBarStyle
  }

  /// Asks the controller, or the child that answers for it, whether the lower bar should fade.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    _ = (childForHomeIndicatorAutoHidden ?? self).prefersHomeIndicatorAutoHidden
  }

  /// Asks the controller, or the child that answers for it, which edges are its own first.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    let answering = childForScreenEdgesDeferringSystemGestures ?? self
    _ = answering.preferredScreenEdgesDeferringSystemGestures
  }
}
