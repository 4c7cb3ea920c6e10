import Foundation

/// The replacement of one child's view by another's.
@MainActor
struct ChildTransition {
  let container: UIViewController
  let from: UIViewController
  let to: UIViewController

  /// Inserts the new view, animates, and removes the old view.
  func run(
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === container, to.parent === container,
      let place = from.view.superview ?? container.viewIfLoaded
    else { return refuse(completion) }
    place.addSubview(to.view)
    let old = from
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      old.view.removeFromSuperview()
      completion?(isFinished)
    }
  }

  private func refuse(_ completion: ((Bool) -> Void)?) {
    EngineLog.warn(
      "transition refused: \(from.traceName) and \(to.traceName) have to be children of "
        + "\(container.traceName), and its view has to be loaded.",
      in: container.viewIfLoaded?.attachedWindow?.application
    )
    completion?(false)
  }
}
