public import Foundation

extension UIView {
  /// Animates the changes of a block in several steps, each with `addKeyframe`.
  ///
  /// The duration and the delay are in seconds. Changes outside any keyframe take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue)
    )
    if let animator = AnimationScope.recorder as? AnimatorRecorder {
      recordKeyframes(options.calculationMode, by: animator, animations)
      return animator.alsoTell(completion)
    }
    let block = BlockRecorder(
      settings.inherited(from: AnimationScope.recorder?.settings),
      completion: completion
    )
    recordKeyframes(options.calculationMode, by: block, animations)
    block.close()
  }

  /// Runs a block and animates its keyframes with a recorder.
  private static func recordKeyframes(
    _ mode: KeyframeMode,
    by runner: any AnimationRecorder,
    _ animations: () -> Void
  ) {
    let recorder = KeyframeRecorder(runner, mode: mode)
    AnimationScope.with(recorder) {
      animations()
      recorder.layOut()
    }
    recorder.close()
  }

  /// Adds a keyframe to the animation whose block is running.
  ///
  /// Start and duration are fractions of the whole, 0…1. Outside a keyframe animation, the method only runs the block.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationScope.recorder as? KeyframeRecorder else { return animations() }
    recorder.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// The options of a keyframe animation (Apple: UIView.KeyframeAnimationOptions).
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with their animated superviews, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The animated views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// A change that cannot be additive begins at the present value of the running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation starts again whenever it ends.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each cycle also runs backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation between values; the default mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation with constant speed, which ignores the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through all values, at times that even out the speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: KeyframeMode {
      switch (rawValue >> 10) & 7 {
      case 1: KeyframeMode(interpolation: .discrete, isPaced: false)
      case 2: KeyframeMode(interpolation: .linear, isPaced: true)
      case 3: KeyframeMode(interpolation: .cubic, isPaced: false)
      case 4: KeyframeMode(interpolation: .cubic, isPaced: true)
      default: KeyframeMode(interpolation: .linear, isPaced: false)
      }
    }
  }
}

/// The interpolation between keyframes.
struct KeyframeMode {
  let interpolation: KeyframePath.Interpolation
  /// Whether the times of the frames follow from their distances.
  let isPaced: Bool
}
