import Foundation
import Geometry

extension UIView {
  /// An animation that the system knows (Apple: UIView.SystemAnimation).
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Views vanish and are taken out of their superviews.
    case delete = 0
  }

  /// Has views animated in the system's way, together with changes of the caller's.
  ///
  /// Deleted views shrink and fade (how is our choice) and are out of their superviews when
  /// `completion` is called, with whether the animation came to its end. They look as before when they
  /// are added again.
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
  /// In seconds (our choice).
  fileprivate static let duration: TimeInterval = 0.25
}
