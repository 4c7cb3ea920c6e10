/// Tells controllers that their views come into sight or leave it.
///
/// A view is in sight while it is in a window that is shown. The order is a device's: will appear,
/// layout, did appear. No method is called twice in a row (Apple: UIViewController).
@MainActor
package enum ControllerAppearance {
  /// The views of a subtree are about to come into sight, or to leave it.
  package static func announce(_ root: UIView, visible: Bool) {
    for controller in controllers(in: root) where controller.appearance.isVisible != visible {
      let isAnimated = controller.runningTransition?.isAnimated ?? false
      controller.beginAppearanceTransition(visible, animated: isAnimated)
    }
  }

  /// The views of a subtree have come into sight, or left it; those in a transition are on their
  /// way until it is over.
  package static func complete(_ root: UIView, animated: Bool = false) {
    let all = controllers(in: root)
    for controller in all { controller.notePlace(animated: animated) }
    let controllers = all.filter { $0.runningTransition == nil }
    if controllers.contains(where: { $0.appearance == .placed }) { root.layoutIfNeeded() }
    for controller in controllers { controller.arrive(animated: animated) }
  }

  /// The controllers of a subtree, parents first.
  private static func controllers(in root: UIView) -> [UIViewController] {
    var controllers: [UIViewController] = []
    root.forEachInSubtree { view in
      if let controller = view.controller, controller.isToldOfAppearance {
        controllers.append(controller)
      }
      return true
    }
    return controllers
  }
}

/// Where a controller's view is between out of sight and in sight.
package enum AppearanceState {
  /// Out of sight.
  case hidden
  /// `viewWillAppear(_:)` was called.
  case appearing
  /// `viewIsAppearing(_:)` was called: the view is where it will be seen.
  case placed
  /// In sight.
  case visible
  /// `viewWillDisappear(_:)` was called.
  case disappearing

  /// Whether the view is in sight or on its way there.
  package var isVisible: Bool { self == .appearing || self == .placed || self == .visible }
}

extension UIViewController {
  /// Whether the engine tells the controller of its appearance, and not a parent of it.
  fileprivate final var isToldOfAppearance: Bool {
    var current = parentReference
    while let parent = current {
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
      current = parent.parentReference
    }
    return true
  }
}
