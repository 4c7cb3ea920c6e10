package import UIKit

/// A window that passes some touches to the windows behind it.
package final class HostWindow: UIWindow, RectangularHitTest {
  /// The touches that a window keeps.
  nonisolated package enum Rule: String, Sendable, CaseIterable {
    /// Touches that hit a view in it.
    case passThrough
    /// Touches that hit neither it nor its root view.
    case notRoot
    /// Touches that one of its root view's subviews accepts; the root view receives them.
    case subviewsOfRoot
    /// Touches in a layer of its root view; the root view receives them.
    case layersOfRoot
    /// Touches that hit a control, a view with recognizers, or a view that keeps all touches.
    case controls
    /// Touches in the toolbar of FLEX.
    case flexToolbar
  }

  /// The touches that it keeps.
  package var rule = Rule.passThrough
  /// The views that keep all touches: FLEX's toolbar, a keyboard, the background of an alert.
  package var keepers: () -> [UIView] = { [] }

  package var hitTestRectangles: [CGRect] { [bounds] }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard let found, found !== self else { return nil }
    switch rule {
    case .passThrough: return found
    case .notRoot: return found === root ? nil : found
    case .subviewsOfRoot:
      guard let root else { return nil }
      return root.subviews.reversed().contains {
        $0.hitTest(convert(point, to: $0), with: event) != nil
      } ? found : nil
    case .layersOfRoot:
      guard let root else { return nil }
      return root.subviews.contains { $0.bounds.contains(convert(point, to: $0)) } ? found : nil
    case .controls: return isInControl(found) || isKept(found) ? found : nil
    case .flexToolbar: return isKept(found) ? found : nil
    }
  }

  /// The view of its root controller; in an imported scene the only view in it.
  private var root: UIView? { rootViewController?.view ?? subviews.first }

  private func isKept(_ found: UIView) -> Bool {
    keepers().contains { found.isDescendant(of: $0) }
  }

  private func isInControl(_ found: UIView) -> Bool {
    var view: UIView? = found
    while let current = view, current !== self {
      if current is UIControl || !(current.gestureRecognizers ?? []).isEmpty { return true }
      view = current.superview
    }
    return false
  }
}
