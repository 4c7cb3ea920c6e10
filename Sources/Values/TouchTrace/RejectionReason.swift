public import Foundation

/// Why a view that was asked did not take a touch.
public enum RejectionReason: Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01.
  case alpha(Double)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The point lies outside the given bounds.
  case outsideBounds(CGRect)
  /// The bounds have no area.
  case zeroSize
  /// The transform maps several points to one, so that no point can be mapped back.
  case nonInvertibleTransform
  /// An animation that does not allow interaction is running on the view.
  case animating
  /// The view's own `point(inside:with:)` said no, although the bounds contain the point.
  case pointInsideOverridden
  /// The view's own `hitTest(_:with:)` said no.
  case hitTestOverridden

  /// The stable code for lists, filters and JSON.
  public var code: String {
    switch self {
    case .hidden: "hidden"
    case .alpha: "alpha"
    case .interactionDisabled: "interactionDisabled"
    case .outsideBounds: "outsideBounds"
    case .zeroSize: "zeroSize"
    case .nonInvertibleTransform: "nonInvertibleTransform"
    case .animating: "animating"
    case .pointInsideOverridden: "pointInsideOverridden"
    case .hitTestOverridden: "hitTestOverridden"
    }
  }
}
