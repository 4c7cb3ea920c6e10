package import UIKit

/// A view that decides about touches as a class of another framework does.
///
/// The classes follow the frameworks' public code in their own words; the table of host classes says
/// which of an app's classes each stands for.
@MainActor package protocol HostView: RectangularHitTest {
  /// The values of the view that decide about touches and that UIKit does not have.
  var settings: HostSettings { get set }
}

/// The values of a host view that decide about touches and that UIKit does not have.
nonisolated package struct HostSettings: Hashable, Sendable {
  /// The views of a component that may be hit: React Native's `pointerEvents`.
  package enum PointerEvents: String, Hashable, Sendable, CaseIterable {
    /// The view and its subviews.
    case auto
    /// Neither.
    case none
    /// Its subviews alone.
    case boxNone = "box-none"
    /// The view alone.
    case boxOnly = "box-only"
  }

  /// The views that may be hit.
  package var pointerEvents = PointerEvents.auto
  /// How far, in points, the area for touches reaches out of the bounds on each side.
  package var hitSlop = UIEdgeInsets.zero
  /// The place among siblings: larger numbers are in front.
  package var zIndex = 0
  /// The version of iOS that the app runs on; nil where it is not known.
  package var iOS: Int?

  /// The values of a view that says nothing.
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

  /// The first answer of some subviews, which are asked from the last to the first.
  func answer(of views: [UIView], at point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in views.reversed() {
      if let found = ask(view, at: point, with: event) { return found }
    }
    return nil
  }

  /// The subviews by React Native's z index; those of the same one in their order.
  var subviewsByZIndex: [UIView] {
    func zIndex(_ view: UIView) -> Int { (view as? any HostView)?.settings.zIndex ?? 0 }
    return subviews.enumerated().sorted { first, second in
      (zIndex(first.element), first.offset) < (zIndex(second.element), second.offset)
    }.map(\.element)
  }
}
