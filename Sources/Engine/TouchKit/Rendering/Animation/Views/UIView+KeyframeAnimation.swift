public import Foundation

extension UIView {
  /// Animates what a block changes in several steps, each with `addKeyframe`.
  ///
  /// The duration and the delay are in seconds. What the block changes outside of any keyframe takes
  /// the whole duration.
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

  /// Runs a block and has a recorder animate its keyframes.
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

  /// Says what changes during a part of the keyframe animation whose block is running.
  ///
  /// Start and duration are parts of the whole, 0…1. Outside of a keyframe animation the block just
  /// runs.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationScope.recorder as? KeyframeRecorder else { return animations() }
    recorder.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// How a keyframe animation runs (Apple: UIView.KeyframeAnimationOptions).
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with their animated superviews, so that they move with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// What cannot be added to a running animation begins where that one is now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It begins anew whenever it has ended.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It also runs backwards, each time.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation it keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation it keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one value to the next; the way unless another is named.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at the same speed everywhere, whatever the times say.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth way through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth way through all values, at times that even out the speed.
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

/// How values between keyframes are found.
struct KeyframeMode {
  let interpolation: KeyframePath.Interpolation
  /// Whether the times between frames follow from their distances.
  let isPaced: Bool
}
