public import Foundation
public import Geometry

/// What an animator or interaction controller knows of a transition between controllers, and
/// reports to.
///
/// The engine makes it and hands it to the animator (Apple: UIViewControllerContextTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator puts the coming view into it.
  var containerView: UIView { get }

  /// Whether the transition takes time.
  var isAnimated: Bool { get }

  /// Whether an interaction controller drives the transition, with a finger for instance.
  var isInteractive: Bool { get }

  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }

  /// How the controller is presented; `.none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports how much of an interactive transition is done, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that an interactive transition goes on to its end by itself.
  func finishInteractiveTransition()

  /// Reports that an interactive transition goes back to its beginning by itself.
  func cancelInteractiveTransition()

  /// Reports that the driver holds a transition that went on by itself.
  func pauseInteractiveTransition()

  /// Reports that the transition is over; false when it was called off.
  ///
  /// Every animator has to call it, or the transition never ends.
  func completeTransition(_ didComplete: Bool)

  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the views; nil for a view that stays where it is, as that below a custom presentation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the screen; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is when the transition begins; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view belongs when the transition is complete; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}
