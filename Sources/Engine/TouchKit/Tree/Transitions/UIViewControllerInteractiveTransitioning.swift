public import Foundation

/// Drives a transition between controllers, usually by a finger (Apple:
/// UIViewControllerInteractiveTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Puts the views where the transition begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// How fast the transition goes to its end by itself, as a factor; optional, 1.
  var completionSpeed: CGFloat { get }

  /// The pace at which the transition goes to its end by itself; optional.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins driven; optional, true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Once as fast.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
