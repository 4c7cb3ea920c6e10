import TouchTrace
import Foundation

/// The properties that decide whether a view is visible and receives touches.
struct ViewTraits {
  /// The opacity, in single precision as in a layer.
  var opacity: Float = 1
  var isHidden = false
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var needsLayout = true
  /// Whether the view is laying out its subviews, so that their changes request no further layout.
  var isLayingOut = false
  var needsUpdateConstraints = true
  /// Whether constraints concern the view or a descendant.
  var isInConstraints = false
  /// Whether an animation that does not allow interaction runs on the view.
  var isAnimationBlockingTouches = false

  /// The minimum opacity for touches, from the application's limits.
  var minimumOpacity = ViewTraits.usualMinimum

  /// Whether the view is too transparent for touches.
  var isTooTransparent: Bool { opacity < minimumOpacity }

  private static let usualMinimum = minimumOpacity(for: UsualLimits.minimumAlpha)

  /// Whether the view's settings allow touches; its geometry still decides.
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && !isTooTransparent && !isAnimationBlockingTouches
  }

  /// Returns the smallest single-precision opacity that is not less than a limit.
  static func minimumOpacity(for limit: Double) -> Float {
    let nearest = Float(limit)
    return Double(nearest) < limit ? nearest.nextUp : nearest
  }

  /// Returns the opacity for a client's value, clamped to 0…1; 0 for an invalid number.
  static func opacity(from alpha: CGFloat) -> Float {
    alpha > 0 ? Float(min(alpha, 1)) : 0
  }
}
