public import Foundation

/// Transitions of a whole view from one picture to another.
extension UIView {
  /// Shows the changes that a block makes in a view as one transition, such as a dissolve.
  ///
  /// Only the picture changes gradually; everything else changes at once. The transition in `options` selects the
  /// effect. The view receives no touches during the transition unless the options allow it. Without a transition in
  /// the options, the changes are animated as by `animate`. Durations are in seconds; a view outside a window changes
  /// at once (Apple: UIView.transition).
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

  /// Replaces a view by another in its superview, with a transition of the superview.
  ///
  /// With `showHideTransitionViews`, both views stay: the first is hidden and the second is shown.
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

/// The effect of a transition between two pictures.
enum TransitionEffect {
  case dissolve
  /// The picture shrinks to a line along an axis and grows again.
  case flip(isHorizontal: Bool)
  /// The old picture leaves over an edge.
  case push(isUpwards: Bool)
  /// The new picture comes from a distance, in points.
  case slide(Slide, CGPoint)

  /// The picture that moves.
  enum Slide {
    case push
    case moveIn
    case reveal
  }

  /// Returns the effect of the options; nil if they contain none.
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
