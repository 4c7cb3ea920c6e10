public import Foundation

/// Called when an animation of a layer begins and ends (Apple: CAAnimationDelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that an animation began; the default does nothing.
  func animationDidStart(_ anim: CAAnimation)

  /// Tells that an animation ended, with true if it came to its end; the default does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is done when a property of a layer changes (Apple: CAAction).
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it, for a property of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: in the place of an action it keeps changes from being animated.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
