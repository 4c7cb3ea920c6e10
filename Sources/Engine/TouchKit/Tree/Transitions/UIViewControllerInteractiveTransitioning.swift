public import Foundation

/// Drives an interactive transition, usually with a finger (Apple: UIViewControllerInteractiveTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition with the views in their initial places.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// The speed at which the transition completes by itself, as a factor; optional, 1 by default.
  var completionSpeed: CGFloat { get }

  /// The curve with which the transition completes by itself; optional.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins interactively; optional, true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed, 1.
  public var completionSpeed: CGFloat { 1 }

  /// The default curve, ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// The default, true.
  public var wantsInteractiveStart: Bool { true }
}
