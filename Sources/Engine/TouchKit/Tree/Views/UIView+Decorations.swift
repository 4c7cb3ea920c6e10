import Foundation

/// Parts of a view that are drawn in front of its subviews but are not subviews.
///
/// They receive no touches, and clients do not see them.
extension UIView {
  /// Sets the decorations of the view.
  final func decorate(with views: [UIView]) {
    for view in decorations { view.parent = nil }
    decorations = views
    DrawingNews.note()
    for view in views {
      view.parent = self
      view.attachedWindow = attachedWindow
    }
  }

  /// Moves the decorations into the view's window, or out of it.
  final func attachDecorations() {
    for view in decorations { view.attachedWindow = attachedWindow }
  }
}
