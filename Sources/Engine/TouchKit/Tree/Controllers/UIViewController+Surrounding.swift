extension UIViewController {
  /// The interface style of the controller's view and its descendants; unspecified by default.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      ownStyle = newValue
      viewIfLoaded?.overrideUserInterfaceStyle = newValue
    }
  }

  /// Applies the stored interface style to a view that was just created.
  final func applyStyle() {
    guard ownStyle != .unspecified else { return }
    viewIfLoaded?.overrideUserInterfaceStyle = ownStyle
  }

  /// Notifies the parent, or else the presentation controller, of a new preferred size.
  final func announcePreferredSize() {
    if let parentReference {
      parentReference.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - Settings for phones

  // As on a phone, the properties are read again, but a desktop has no bars to show them.

  /// Reads the status bar properties of the controller, or of the child that provides them.
  public final func setNeedsStatusBarAppearanceUpdate() {
    _ = (childForStatusBarHidden ?? self).prefersStatusBarHidden
    _ = (childForStatusBarStyle ?? self).preferredStatusBarStyle
  }

  /// Reads the home indicator property of the controller, or of the child that provides it.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    _ = (childForHomeIndicatorAutoHidden ?? self).prefersHomeIndicatorAutoHidden
  }

  /// Reads the deferred screen edges of the controller, or of the child that provides them.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    let answering = childForScreenEdgesDeferringSystemGestures ?? self
    _ = answering.preferredScreenEdgesDeferringSystemGestures
  }
}
