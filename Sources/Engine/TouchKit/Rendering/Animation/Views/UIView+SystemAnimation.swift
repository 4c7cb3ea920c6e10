import Foundation
import Geometry

extension UIView {
  /// A predefined animation of the system (Apple: UIView.SystemAnimation).
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Views disappear and are removed from their superviews.
    case delete = 0
  }

  /// Performs a system animation of views together with the caller's changes.
  ///
  /// Deleted views shrink and fade (how is our choice). They have been removed from their superviews when `completion`
  /// is called with whether the animation reached its end. They have their former look when they are added again.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, alpha: $0.alpha, transform: $0.transform) }
    UIView.animate(
      withDuration: SystemAnimation.duration,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(finished)
      }
    )
  }
}

extension UIView.SystemAnimation {
  /// The duration in seconds (our choice).
  fileprivate static let duration: TimeInterval = 0.25
}
