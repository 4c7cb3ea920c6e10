import Foundation

/// Parts of a view that are drawn in front of its subviews without being among them.
///
/// They take no touches, and clients do not see them.
extension UIView {
  /// Gives the view parts of its own.
  final func decorate(with views: [UIView]) {
    for view in decorations { view.parent = nil }
    decorations = views
    DrawingNews.note()
    for view in views {
      view.parent = self
      view.attachedWindow = attachedWindow
    }
  }

  /// Lets the parts follow the view into a window or out of one.
  final func attachDecorations() {
    for view in decorations { view.attachedWindow = attachedWindow }
  }
}
