public import Foundation

/// Animating changes of views.
///
/// What a block changes has its new value at once for everything but the picture, which follows
/// gradually: hit-testing, conversion and layout see the new value. Time is the application's, so
/// that the same input shows the same pictures. `frame`, `bounds`, `center`, `transform`, `alpha`
/// and `backgroundColor` of views in a window are animated; a change of anything else, or of a view
/// that is in no window, is seen at once (Apple: UIView, "Animating views with block objects").
extension UIView {
  /// Animates what a block changes.
  ///
  /// The duration of one way and the delay before it are in seconds. Views that move take no
  /// touches until they arrive, unless `options` say otherwise. `completion` is called when all is
  /// done, with false if some of it was stopped before; with a duration of 0 it is called soon,
  /// and if there is nothing to animate at once.
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

  /// Animates what a block changes, slow at both ends.
  ///
  /// The duration is in seconds. `completion` receives whether everything reached its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationSettings(duration: duration), animations, completion)
  }

  /// Animates what a block changes as if it hung on a spring.
  ///
  /// A damping ratio of 1 arrives without overshooting, less swings. The velocity is in whole ways
  /// per second. After the duration, in seconds, the spring is at rest.
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

  /// Animates what a block changes as if it hung on a spring, described by how it feels.
  ///
  /// The duration, in seconds, is how long it seems to take; the spring goes on moving a little
  /// after that. A bounce of 0 does not overshoot, 1 never stops swinging.
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

  /// Repeats what a block inside an animation changes.
  ///
  /// `count` may have a fraction. Outside of an animation the block just runs.
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

  /// Runs a block whose changes are seen at once, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  /// Says whether changes are animated at all from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

  /// Whether changes are animated at all; true unless the client said otherwise.
  public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.recorder?.settings.duration ?? 0
  }

  // MARK: - The one way in

  /// Runs a block and animates what it changes.
  static func animate(
    _ settings: AnimationSettings,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if let animator = AnimationScope.recorder as? AnimatorRecorder,
      !settings.options.contains(.overrideInheritedDuration)
    {
      // Its time is the animator's.
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
