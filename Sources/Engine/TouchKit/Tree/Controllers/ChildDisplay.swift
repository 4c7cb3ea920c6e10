import Foundation

/// Shows the view of one child in a controller's view and removes those of other children.
@MainActor
package struct ChildDisplay {
  private let container: UIViewController

  /// Creates a display for the children of a container.
  package init(container: UIViewController) { self.container = container }

  /// Shows a child so that it fills the container; nil shows none.
  package func showChild(_ child: UIViewController?) {
    guard let view = container.viewIfLoaded else { return }
    let others = view.subviews.filter { $0.controller != nil && $0.controller !== child }
    if let child, child.view.superview !== view {
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // Below the container's bars.
      view.insertSubview(child.view, at: 0)
    }
    for other in others { other.removeFromSuperview() }
  }
}

extension UIViewController {
  /// Returns the nearest ancestor of a class.
  package final func ancestor<Controller: UIViewController>(of type: Controller.Type) -> Controller?
  {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }
}
