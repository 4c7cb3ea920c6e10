/// Calls the appearance methods of controllers.
///
/// A view is visible while it is in a shown window. The order is that of a device: will appear, layout, did appear. No
/// method is called twice in a row (Apple: UIViewController).
@MainActor
package enum ControllerAppearance {
  /// Notifies the controllers of a subtree that their views are about to appear or disappear.
  package static func announce(_ root: UIView, visible: Bool) {
    for controller in controllers(in: root) where controller.appearance.isVisible != visible {
      let isAnimated = controller.runningTransition?.isAnimated ?? false
      controller.beginAppearanceTransition(visible, animated: isAnimated)
    }
  }

  /// Notifies the controllers of a subtree that their views have appeared or disappeared.
  ///
  /// Controllers in a transition are notified at its end.
  package static func complete(_ root: UIView, animated: Bool = false) {
    let all = controllers(in: root)
    for controller in all { controller.notePlace(animated: animated) }
    let controllers = all.filter { $0.runningTransition == nil }
    if controllers.contains(where: { $0.appearance == .placed }) { root.layoutIfNeeded() }
    for controller in controllers { controller.arrive(animated: animated) }
  }

  /// Returns the controllers of a subtree, parents first.
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

/// The state of a controller's view between hidden and visible.
package enum AppearanceState {
  /// The view is not visible.
  case hidden
  /// `viewWillAppear(_:)` was called.
  case appearing
  /// `viewIsAppearing(_:)` was called; the view has its final place.
  case placed
  /// The view is visible.
  case visible
  /// `viewWillDisappear(_:)` was called.
  case disappearing

  /// Whether the view is visible or about to be.
  package var isVisible: Bool { self == .appearing || self == .placed || self == .visible }
}

extension UIViewController {
  /// Whether the engine calls the controller's appearance methods, and not one of its ancestors.
  fileprivate final var isToldOfAppearance: Bool {
    var current = parentReference
    while let parent = current {
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
      current = parent.parentReference
    }
    return true
  }
}
