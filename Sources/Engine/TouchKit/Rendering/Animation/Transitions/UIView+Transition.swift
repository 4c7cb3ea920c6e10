public import Foundation

/// Changing how a view looks as a whole, from one picture to another.
extension UIView {
  /// Shows what a block changes in a view as one transition, such as a dissolve.
  ///
  /// The block's changes have their effect at once for everything but the picture; of `options` the
  /// transition says how the picture gets there. The view takes no touches meanwhile unless they
  /// say so. Without a transition among the options the changes are animated as by `animate`.
  /// Durations are in seconds; a view in no window changes at once (Apple: UIView.transition).
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, options: options)
    guard let effect = TransitionEffect(options), let application = view.attachedWindow?.application
    else { return animate(settings, { animations?() }, completion) }
    ViewTransition(of: view, effect, settings, application).run(animations, completion)
  }

  /// Replaces a view by another in its superview, with a transition of that.
  ///
  /// With `showHideTransitionViews` both stay, and the one is hidden and the other shown.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

/// How one picture becomes another.
enum TransitionEffect {
  case dissolve
  /// Squeezed to a line and unfolded again, along an axis.
  case flip(isHorizontal: Bool)
  /// The old picture leaves over an edge.
  case push(isUpwards: Bool)
  /// What is new comes from so far away, in points.
  case slide(Slide, CGPoint)

  /// Which of the two moves.
  enum Slide {
    case push
    case moveIn
    case reveal
  }

  /// The effect that options name; nil if they name none.
  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 7 {
    case 1, 2: self = .flip(isHorizontal: true)
    case 3: self = .push(isUpwards: true)
    case 4: self = .push(isUpwards: false)
    case 5: self = .dissolve
    case 6, 7: self = .flip(isHorizontal: false)
    default: return nil
    }
  }
}
