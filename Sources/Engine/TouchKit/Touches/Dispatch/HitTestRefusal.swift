import TouchTrace
import Foundation

/// The traversal's reason for skipping a view; the report adds the details.
enum HitTestRefusal {
  /// The view is hidden, disabled for interaction, too transparent, or being animated.
  case switchedOff
  /// `point(inside:with:)` returned false.
  case outside
  /// The transform cannot be inverted.
  case nonInvertibleTransform
}

extension UIView {
  /// Returns the detailed reason for a refusal, from the view's current properties.
  final func rejectionReason(
    for refusal: HitTestRefusal,
    at point: CGPoint
  ) -> RejectionReason {
    switch refusal {
    case .switchedOff:
      if traits.isHidden { return .hidden }
      if !traits.isUserInteractionEnabled { return .interactionDisabled }
      return traits.isTooTransparent ? .alpha(Double(traits.opacity)) : .animating
    // An override that agrees with the default did not change the result.
    case .outside: return geometry.contains(point) ? .pointInsideOverridden : outsideReason
    case .nonInvertibleTransform: return .nonInvertibleTransform
    }
  }

  private var outsideReason: RejectionReason {
    let hasArea = geometry.bounds.width > 0 && geometry.bounds.height > 0
    return hasArea ? .outsideBounds(geometry.bounds) : .zeroSize
  }
}
