public import Foundation

/// The delegate of a layer's animation, called at its beginning and end (Apple: CAAnimationDelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins; the default does nothing.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation ends, with true if it reached its end; the default does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that runs when a property of a layer changes (Apple: CAAction).
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for a property of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, so that a null in place of an action keeps changes from being animated.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
