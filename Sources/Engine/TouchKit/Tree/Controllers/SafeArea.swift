import Foundation

/// Computes the safe area insets of views.
///
/// The screen itself covers nothing. The insets come from the bars of containers and from controllers'
/// `additionalSafeAreaInsets` (Apple: UIView.safeAreaInsets).
@MainActor
enum SafeArea {
  /// Returns the insets that a view gets from its ancestors and its own controller.
  static func insets(of view: UIView) -> UIEdgeInsets {
    var path: [UIView] = []
    var current: UIView? = view
    while let ancestor = current {
      path.append(ancestor)
      current = ancestor.parent
    }
    return path.reversed().reduce(.zero) { inherited, view in
      let reaching = inherited == .zero ? .zero : view.part(of: inherited)
      guard let controller = view.controller else { return reaching }
      return reaching.adding(controller.extraSafeArea).adding(controller.barInsets)
    }
  }

  /// Changes a controller's own insets and notifies the views and controllers whose insets change.
  static func change(_ controller: UIViewController, _ change: () -> Void) {
    guard let root = controller.viewIfLoaded else { return change() }
    var before: [(UIView, UIEdgeInsets)] = []
    root.forEachInSubtree { view in
      before.append((view, view.safeAreaInsets))
      return true
    }
    change()
    for (view, former) in before where view.safeAreaInsets != former {
      view.setNeedsLayout()
      view.noteForConstraints()
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
  }
}

extension UIViewController {
  /// The controller's addition to the safe area of its view, in points; zero by default.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { extraSafeArea }
    set {
      guard newValue != extraSafeArea else { return }
      SafeArea.change(self) { extraSafeArea = newValue }
    }
  }

  /// Sets the insets by which bars of the container cover the controller's view, in points.
  package final func coverEdges(_ insets: UIEdgeInsets) {
    guard insets != barInsets else { return }
    SafeArea.change(self) { barInsets = insets }
  }
}

extension UIView {
  /// Returns the part of the superview's insets that overlaps this view.
  fileprivate final func part(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let outer = parent?.bounds else { return .zero }
    let inner = frame
    return UIEdgeInsets(
      top: max(0, insets.top - (inner.minY - outer.minY)),
      left: max(0, insets.left - (inner.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - inner.maxY)),
      right: max(0, insets.right - (outer.maxX - inner.maxX))
    )
  }
}

extension UIEdgeInsets {
  fileprivate nonisolated func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }
}
