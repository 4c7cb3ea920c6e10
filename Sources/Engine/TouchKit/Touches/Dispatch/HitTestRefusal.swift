import TouchTrace
import Foundation

/// Why the walk passed a view over, as far as it had to know.
enum HitTestRefusal {
  /// Hidden, disabled for interaction, too transparent, or being animated.
  case switchedOff
  /// `point(inside:with:)` said no.
  case outside
  /// The transform cannot be undone.
  case nonInvertibleTransform
}

extension UIView {
  /// The full reason for a refusal, read from the view as it was when it refused.
  final func rejectionReason(
    for refusal: HitTestRefusal,
    at point: CGPoint
  ) -> RejectionReason {
    switch refusal {
    case .switchedOff:
      if traits.isHidden { return .hidden }
      if !traits.isUserInteractionEnabled { return .interactionDisabled }
      return traits.isTooTransparent ? .alpha(Double(traits.opacity)) : .animating
    // An override that agrees with the default did not make the difference.
    case .outside: return geometry.contains(point) ? .pointInsideOverridden : outsideReason
    case .nonInvertibleTransform: return .nonInvertibleTransform
    }
  }

  private var outsideReason: RejectionReason {
    let hasArea = geometry.bounds.width > 0 && geometry.bounds.height > 0
    return hasArea ? .outsideBounds(geometry.bounds) : .zeroSize
  }
}
