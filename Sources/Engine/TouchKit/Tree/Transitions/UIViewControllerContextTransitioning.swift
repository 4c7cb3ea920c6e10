public import Foundation
public import Geometry

/// The context of a transition between controllers, for animators and interaction controllers.
///
/// They read its properties and report progress to it. The engine creates it and passes it to the animator (Apple:
/// UIViewControllerContextTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the new view to it.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether an interaction controller drives the transition, for example with a finger.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }

  /// The presentation style of the controller; none in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of an interactive transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that an interactive transition continues to its end by itself.
  func finishInteractiveTransition()

  /// Reports that an interactive transition returns to its beginning by itself.
  func cancelInteractiveTransition()

  /// Reports that the driver pauses a transition that was playing by itself.
  func pauseInteractiveTransition()

  /// Reports that the transition has ended; false after a cancellation.
  ///
  /// Every animator has to call it, or the transition never ends.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition; nil if it stays in place, as below a custom presentation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the screen; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view at the beginning; zero for the controller that appears.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view at the end; zero for the controller that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}
