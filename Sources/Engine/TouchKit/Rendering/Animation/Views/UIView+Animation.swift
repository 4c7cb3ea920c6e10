public import Foundation

/// The animation of view changes.
///
/// Properties that a block changes have their new values at once: hit-testing, conversion and layout use them. Only the
/// picture follows gradually. Time is the application's, so that the same input shows the same pictures. The animated
/// properties are `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` of views in a window. Other
/// changes, and changes of views outside a window, are visible at once
/// (Apple: UIView, "Animating views with block objects").
extension UIView {
  /// Animates the changes made in a block.
  ///
  /// The duration of one direction and the delay before it are in seconds. Moving views receive no touches until they
  /// arrive, unless `options` allow it. `completion` is called at the end, with false if an animation was stopped
  /// before. With a duration of 0 it is called soon; if there is nothing to animate, it is called at once.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, delay: delay, options: options)
    animate(settings, animations, completion)
  }

  /// Animates the changes made in a block, slow at both ends.
  ///
  /// The duration is in seconds. `completion` receives whether everything reached its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationSettings(duration: duration), animations, completion)
  }

  /// Animates the changes made in a block with the motion of a spring.
  ///
  /// A damping ratio of 1 arrives without overshooting; a smaller one oscillates. The velocity is in total distances
  /// per second. The spring is at rest after the duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      dampingRatio: dampingRatio,
      velocity: velocity,
      settlingIn: duration
    )
    let settings = AnimationSettings(
      duration: duration,
      delay: delay,
      pace: .spring(spring),
      options: options
    )
    animate(settings, animations, completion)
  }

  /// Animates the changes made in a block with a spring of a perceived duration and a bounce.
  ///
  /// The duration is in seconds; the spring moves slightly after it. A bounce of 0 does not overshoot, and a bounce of
  /// 1 never stops oscillating.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration,
      bounce: bounce,
      velocity: initialSpringVelocity
    )
    let settings = AnimationSettings(
      duration: duration > 0 ? spring.settlingDuration : 0,
      delay: delay,
      pace: .spring(spring),
      options: options
    )
    animate(settings, animations, completion)
  }

  /// Repeats the changes of a block inside an animation.
  ///
  /// `count` can be fractional. Outside an animation, the method only runs the block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let recorder = AnimationScope.recorder else { return animations() }
    let settings = recorder.settings
    recorder.settings = settings.repeated(count, autoreverses: autoreverses)
    animations()
    recorder.settings = settings
  }

  // MARK: - Whether to animate

  /// Runs a block whose changes are visible at once, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  /// Sets whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

  /// Whether changes are animated; true by default.
  public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.recorder?.settings.duration ?? 0
  }

  // MARK: - The one way in

  /// Runs a block and animates its changes.
  static func animate(
    _ settings: AnimationSettings,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if let animator = AnimationScope.recorder as? AnimatorRecorder,
      !settings.options.contains(.overrideInheritedDuration)
    {
      // The animation uses the animator's time.
      animations()
      return animator.alsoTell(completion)
    }
    let inherited = settings.inherited(from: AnimationScope.recorder?.settings)
    let recorder = BlockRecorder(inherited, completion: completion)
    AnimationScope.with(recorder) {
      animations()
      recorder.layOut()
    }
    recorder.close()
  }
}
