import TouchTrace
import Foundation

/// The switches that decide whether a view is seen and touched.
struct ViewTraits {
  /// How much shows; single precision, as in a layer.
  var opacity: Float = 1
  var isHidden = false
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var needsLayout = true
  /// Whether the view is placing its subviews, so that what it changes of them asks for no layout.
  var isLayingOut = false
  var needsUpdateConstraints = true
  /// Whether constraints concern the view or one below it.
  var isInConstraints = false
  /// Whether an animation that does not allow interaction runs on the view.
  var isAnimationBlockingTouches = false

  /// The smallest opacity that still takes touches: that of the application's limits.
  var minimumOpacity = ViewTraits.usualMinimum

  /// Whether the view shows too little to take touches.
  var isTooTransparent: Bool { opacity < minimumOpacity }

  private static let usualMinimum = minimumOpacity(for: UsualLimits.minimumAlpha)

  /// Whether nothing but geometry can keep a touch away.
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && !isTooTransparent && !isAnimationBlockingTouches
  }

  /// The smallest opacity that is no less than a limit.
  static func minimumOpacity(for limit: Double) -> Float {
    let nearest = Float(limit)
    return Double(nearest) < limit ? nearest.nextUp : nearest
  }

  /// The opacity for a value given by a client: 0…1, and 0 for what is no number.
  static func opacity(from alpha: CGFloat) -> Float {
    alpha > 0 ? Float(min(alpha, 1)) : 0
  }
}
