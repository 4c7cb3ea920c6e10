extension UIScrollView {
  /// Adds a refresh control behind the content and removes the former one.
  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if old?.holdsRoom == true { adjustedContentInsetDidChange() }
    guard let refreshControl else { return }
    insertSubview(refreshControl, at: 0)
    refreshControl.updateForPull()
  }
}
