public import Foundation

/// The reason why an asked view did not receive a touch.
public enum RejectionReason: Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01.
  case alpha(Double)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The point is outside of the given bounds.
  case outsideBounds(CGRect)
  /// The bounds have no area.
  case zeroSize
  /// The transform maps several points to one, so that it cannot be inverted.
  case nonInvertibleTransform
  /// An animation without user interaction is running on the view.
  case animating
  /// The view's own `point(inside:with:)` returned false, although the bounds contain the point.
  case pointInsideOverridden
  /// The view's own `hitTest(_:with:)` returned nil.
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
