package import UIKit

/// A view with the touch rules of another framework's class.
///
/// The classes reimplement the frameworks' public code. The table of host classes contains the app classes
/// that each of them represents.
@MainActor package protocol HostView: RectangularHitTest {
  /// The values that decide about touches and do not exist in UIKit.
  var settings: HostSettings { get set }
}

/// The values of a host view that decide about touches and do not exist in UIKit.
nonisolated package struct HostSettings: Hashable, Sendable {
  /// The views of a component that can be hit: React Native's `pointerEvents`.
  package enum PointerEvents: String, Hashable, Sendable, CaseIterable {
    /// The view and its subviews.
    case auto
    /// Neither the view nor its subviews.
    case none
    /// Only its subviews.
    case boxNone = "box-none"
    /// Only the view.
    case boxOnly = "box-only"
  }

  /// The views that can be hit.
  package var pointerEvents = PointerEvents.auto
  /// The distance on each side by which the touch area extends outside of the bounds, in points.
  package var hitSlop = UIEdgeInsets.zero
  /// The position among siblings: larger numbers are in front.
  package var zIndex = 0
  /// The iOS version that the app runs on; nil if unknown.
  package var iOS: Int?

  /// Creates the default values.
  package init() {}
}

extension HostView {
  /// The bounds, enlarged by the hit slop.
  var enlargedBounds: CGRect {
    let slop = settings.hitSlop
    return bounds.inset(
      by: UIEdgeInsets(
        top: -slop.top,
        left: -slop.left,
        bottom: -slop.bottom,
        right: -slop.right
      )
    )
  }

  package var hitTestRectangles: [CGRect] { [enlargedBounds] }

  /// Returns the first hit among some subviews, which are asked from the last to the first.
  func answer(of views: [UIView], at point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in views.reversed() {
      if let found = ask(view, at: point, with: event) { return found }
    }
    return nil
  }

  /// The subviews sorted by React Native's z index; equal indices keep their order.
  var subviewsByZIndex: [UIView] {
    func zIndex(_ view: UIView) -> Int { (view as? any HostView)?.settings.zIndex ?? 0 }
    return subviews.enumerated().sorted { first, second in
      (zIndex(first.element), first.offset) < (zIndex(second.element), second.offset)
    }.map(\.element)
  }
}
